/** From a marked paper to the module finder, with what the paper showed filled in. */
import { bands, skills } from '#data/module-finder';
import { routes } from '#lib/shared/addresses/routes';
import type { Marked } from '#lib/shared/papers/paper';

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
