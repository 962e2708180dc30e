/**
 * What a marked paper says of itself, where it leads, and the result passed on: the link holds module and score alone.
 */
import { courses } from '#data/courses';
import { bands, skills } from '#data/module-finder';
import { provider } from '#data/site';
import { cardPath, challengePath, routes } from '#lib/shared/addresses/routes';
import type { ListedPage } from '#lib/shared/pages/listed-pages';
import { type Marked, sheetOf } from '#lib/shared/papers/paper';
import { inWords } from '#lib/shared/words';

/** Questions in every paper. */
const all = 12;

interface Challenge {
  readonly path: string;
  /** "Can you beat 7 of 12? GST fundamentals". */
  readonly title: string;
  /** The address of its picture. */
  readonly card: string;
}

const dare = (score: number) =>
  score < all ? `Can you beat ${score} of ${all}?` : `All ${all} right. Can you do it too?`;

const cardName = (score: number) => `beat-${score}`;

/** Undefined where there is nothing to beat, or no such paper. */
export function challengeOf(courseNo: number, score: number): Challenge | undefined {
  const course = courses.find((each) => each.courseNo === courseNo);
  if (!course || !sheetOf(courseNo) || !scores.includes(score)) return undefined;
  return {
    path: challengePath(courseNo, score),
    title: `${dare(score)} ${course.title}`,
    card: cardPath(cardName(score)),
  };
}

const scores: readonly number[] = Array.from({ length: all }, (_, index) => index + 1);

/** One picture a score; the module stands in the title beside it. */
export const challengeCards: readonly ListedPage['card'][] = scores.map((score) => ({
  name: cardName(score),
  text: {
    tone: 'foundation',
    kicker: provider.name,
    mark: String(score),
    markFoot: `of ${all}`,
    // The score stands on the label beside it.
    title: score < all ? 'Can you beat it?' : 'Can you do it too?',
    foot: 'Model test paper',
  },
}));

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

/** A band for the paper's own skill; the finder asks the others and the goal. */
export function finderFor(courseNo: number, { correct, questions }: Marked): string {
  const at = skills.findIndex(({ modules }) => (modules as readonly number[]).includes(courseNo));
  if (at < 0) return routes.whichModules;
  const share = (correct / questions.length) * 12;
  const band = Math.min(from.filter((least) => share >= least).length, bands.length - 1);
  const answers = skills.map((_, skill) => (skill === at ? band : 0));
  return `${routes.whichModules}?s=${answers.join('')}&change=1`;
}
