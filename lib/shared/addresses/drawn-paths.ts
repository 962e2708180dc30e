/** Pages that are drawn for the address asked, and say the same to everybody: only their main part differs. */
import { coachingEnquiry, routes } from '#lib/shared/addresses/routes';

interface DrawnPage {
  /** Whole, or a pattern whose groups are the parts of the address that the page reads. */
  readonly path: string | RegExp;
  /** One address of it, with every island that such a page can have: what stands around its answer is around all. */
  readonly example: string;
}

export const drawnPages = {
  search: { path: routes.search, example: `${routes.search}?q=gst` },
  quotation: { path: routes.quotation, example: `${routes.quotation}?modules=1,2,5` },
  finder: {
    path: routes.whichModules,
    example: `${routes.whichModules}?goal=gst&s=22101001`,
  },
  paperResult: {
    path: /^\/library\/test\/([1-9]\d?)\/result$/,
    example: '/library/test/1/result?q1=a&q2=b&q3=c',
  },
  challenge: { path: /^\/library\/test\/([1-9]\d?)\/([1-9]\d?)$/, example: '/library/test/1/7' },
  /** Sifted: the whole list comes from memory. */
  batches: { path: routes.batches, example: `${routes.batches}?mode=online` },
  coachingEnquiry: { path: coachingEnquiry, example: `${coachingEnquiry}?modules=1,2` },
} as const satisfies Record<string, DrawnPage>;

export type DrawnName = keyof typeof drawnPages;

/** Those with one address: read and counted as a page is that was made before. */
export const madeFromAddress: readonly string[] = Object.values(drawnPages)
  .map(({ path }) => path)
  .filter((path) => typeof path === 'string');

export const drawnNames = Object.keys(drawnPages) as readonly DrawnName[];

/** By a path without its query: which page it is, and the parts of the address that it reads. */
export function drawnPageOf(
  path: string,
): { readonly name: DrawnName; readonly parts: readonly string[] } | undefined {
  for (const name of drawnNames) {
    const { path: of } = drawnPages[name];
    if (of === path) return { name, parts: [] };
    const [found, ...parts] = (typeof of === 'string' ? null : of.exec(path)) ?? [];
    if (found !== undefined) return { name, parts };
  }
  return undefined;
}
