/** Pages that Next renders from their address alone, the same for everybody: the response cache stores each by its address. */
import { coachingEnquiry, routes } from '#data/addresses/routes';

/** The tag of stored pages that show batches, besides those whose path is named. */
export const batchesTag = 'batches';

interface OnDemandPage {
  /** Whole, or a pattern. */
  readonly path: string | RegExp;
  /** One address of it, for a start that renders each kind once, and for whoever measures them. Some have none before data exists. */
  readonly example?: string;
  readonly tags?: readonly string[];
  /** Browsers may store it where its address has no query; otherwise the address says what a person asked. */
  readonly isPublic?: true;
}

const pages = {
  search: { path: routes.search, example: `${routes.search}?q=gst` },
  quotation: {
    path: routes.quotation,
    example: `${routes.quotation}?modules=1,2,5`,
    tags: [batchesTag],
  },
  finder: {
    path: routes.whichModules,
    example: `${routes.whichModules}?goal=gst&s=22101001`,
    tags: [batchesTag],
  },
  testResult: {
    path: /^\/library\/test\/[1-9]\d?\/result$/,
    example: '/library/test/1/result?q1=a&q2=b&q3=c',
  },
  challenge: { path: /^\/library\/test\/[1-9]\d?\/[1-9]\d?$/, example: '/library/test/1/7' },
  batches: {
    path: routes.batches,
    example: `${routes.batches}?mode=online`,
    tags: [batchesTag],
    isPublic: true,
  },
  batch: { path: /^\/batches\/[0-9a-z]+$/, tags: [batchesTag], isPublic: true },
  coachingEnquiry: { path: coachingEnquiry, example: `${coachingEnquiry}?modules=1,2` },
} as const satisfies Record<string, OnDemandPage>;

const onDemandPages: readonly OnDemandPage[] = Object.values(pages);

/** One address of each kind that needs no data. */
export const onDemandExamples: readonly string[] = onDemandPages.flatMap(
  ({ example }) => example ?? [],
);

/** Paths of those with one address: read and counted like a page of the build. */
export const onDemandPaths: readonly string[] = onDemandPages.flatMap(({ path }) =>
  typeof path === 'string' ? path : [],
);

/** The kind of page at a path without a query. */
export const onDemandPageAt = (path: string): OnDemandPage | undefined =>
  onDemandPages.find(({ path: own }) => (typeof own === 'string' ? own === path : own.test(path)));
