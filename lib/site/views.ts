/** Public pages show what the site counts of itself. */
import { routes } from '#data/addresses/routes';
import { openedContext } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { libraryPages } from '#lib/site/rules/listed-pages';

export interface UsedPage {
  readonly path: string;
  readonly name: string;
  readonly kind: string;
}

const kinds: Readonly<Record<string, string>> = {
  [routes.downloads]: 'Article',
  [routes.interviewQuestions]: 'Interview questions',
  [routes.caseStudies]: 'Case study',
  [routes.tools]: 'Free file',
  [routes.testPapers]: 'Model test paper',
};

const countedDays = 28;
const shown = 3;
/** Fewer say nothing about what people use. */
const leastViews = 20;

/**
 * The pages of the library that were opened most in four weeks, at most three. None in a build, while the store is away,
 * and before enough was counted. `now` in epoch milliseconds.
 */
export async function mostUsed(now: number): Promise<readonly UsedPage[]> {
  const store = openedContext()?.store;
  if (!store) return [];
  const from = isoDayInIndia(now - countedDays * dayMs);
  const paths = libraryPages.map(({ path }) => path);
  const counts = await whileStoreAnswers(
    () => store.sumViews(from, paths),
    () => [],
  );
  const many = new Map(counts.map((each) => [each.name, each.many]));
  const views = (path: string) => many.get(path) ?? 0;
  return libraryPages
    .filter(({ path }) => views(path) >= leastViews)
    .toSorted((one, other) => views(other.path) - views(one.path))
    .slice(0, shown)
    .map(({ path, name, under = '' }) => ({ path, name, kind: kinds[under] ?? '' }));
}
