/** What the page of a marked paper says beside its questions, and where it leads. */
import { bands, skills } from '#data/module-finder';
import { routes } from '#lib/shared/addresses/routes';
import type { Marked } from '#lib/shared/papers/paper';
import { inWords } from '#lib/shared/words';

/** Above the questions; no more than the answers show. */
export function verdictOf({ correct, answered, questions, toRead }: Marked): string {
  const all = questions.length;
  if (answered === 0) {
    return 'No answer was ticked. Every question is explained below; try the paper again afterwards.';
  }
  if (correct === 0) {
    return 'No answer was right this time. Read the reasons below, then the topics, and take the paper again in a few days.';
  }
  if (correct === all) {
    return `All ${inWords(all)} are right. The reasons below say why the other answers are not.`;
  }
  const missed = all - correct;
  const lead = missed === 1 ? 'leads' : 'lead';
  const topics = toRead.length === 1 ? 'one topic' : `${inWords(toRead.length)} topics`;
  const open = answered < all ? ' Questions you left open are marked as not known.' : '';
  return `The other ${inWords(missed)} ${lead} to ${topics} to read. Each question is below with the reason.${open}`;
}

/** From so many of twelve right on: "With help", "On my own", "Could teach it". */
const from = [5, 9, 12] as const;

/** The module finder with a band for the paper's own skill filled in; it asks the others and the goal. */
export function finderFor(courseNo: number, { correct, questions }: Marked): string {
  const at = skills.findIndex(({ modules }) => (modules as readonly number[]).includes(courseNo));
  if (at < 0) return routes.whichModules;
  const share = (correct / questions.length) * 12;
  const band = Math.min(from.filter((least) => share >= least).length, bands.length - 1);
  const answers = skills.map((_, skill) => (skill === at ? band : 0));
  return `${routes.whichModules}?s=${answers.join('')}&change=1`;
}
