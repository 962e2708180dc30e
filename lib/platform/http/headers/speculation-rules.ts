/** Which pages a browser may fetch before they are asked for: static ones, when a finger or mouse is on their link. */

import { privacyPath, routes } from '#data/addresses/routes';
import { carryMark } from '#lib/platform/values/page-marks';

/** Pages that are never fetched ahead: ends of a form or a payment, fragments of home, to which no page links, and policies, which few open. */
const never = new RegExp(
  `^(?:${[
    '/_',
    '/received',
    routes.desk,
    routes.thankYou,
    routes.aiWebinar,
    routes.countdown,
    routes.icsCalendar,
    routes.promo,
    routes.reachUs,
    routes.paymentProblem,
    routes.problem,
    routes.cancellation,
    routes.delivery,
    privacyPath,
    routes.refund,
    routes.terms,
  ].join('|')})`,
);

/** The values of the header `Speculation-Rules`, by what the browser is to do with the next page. */
export interface Speculation {
  readonly prefetch: string;
  /** For who has a mouse and a computer's memory: the page is rendered as well, unseen. */
  readonly prerender: string;
}

/** `paths` are all pages that are sent from memory. */
export function speculationFor(paths: Iterable<string>): Speculation | undefined {
  const pages = [...paths].filter((path) => !never.test(path));
  if (pages.length === 0) return undefined;
  const where = inSite(patternOf(pages));
  const carries = { and: [withForm, { not: inSite('/*\\?(.+)') }] };
  return {
    prefetch: headerValue({ prefetch: [{ where, ...whenPointedAt }] }),
    prerender: headerValue({
      prerender: [{ where: { and: [where, { not: withForm }] }, ...whenPointedAt }],
      prefetch: [{ where: carries, ...whenPointedAt }],
    }),
  };
}

/**
 * The header names an address of rules: this one holds them, so that nothing is fetched before the first paint.
 * An address with a query is about a visitor or a choice, so none of those is made ready.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const headerValue = (rules: object) => quoted(dataUrl(rules));

/** A mouse that rests on the link, or the click itself. */
const whenPointedAt = { eagerness: 'moderate' };

/** A form's answers go along at the click: a page rendered before it would not have them. */
const withForm = { selector_matches: `[${carryMark}]` };

/** Relative to the page: the address of the rules is of no site. */
const inSite = (pattern: string) => ({ href_matches: pattern, relative_to: 'document' });

const dataUrl = (rules: object): string =>
  `data:application/speculationrules+json,${JSON.stringify(rules).replaceAll(/[#%]|[^ -~]/gu, encodeURIComponent)}`;

/** A string of a structured header: https://www.rfc-editor.org/rfc/rfc9651#section-3.3.3 */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * One pattern for all, since each byte of it comes with each page; it ends where a query would begin. The pages of a
 * folder are named, those that differ by a number as one, and so is a shelf of many.
 */
function patternOf(pages: readonly string[]): string {
  const folders = Map.groupBy(pages.toSorted(), (page) => page.slice(1, page.lastIndexOf('/') + 1));
  const all = [...folders].flatMap(([folder, inside]) => {
    const names = new Set(inside.map((page) => nameIn(page.slice(folder.length + 1))));
    const named = folder === '' || names.size < many;
    return (named ? [...names] : [slug]).map((name) => ({ folder: escaped(folder), name }));
  });
  // Shelves whose pages are named alike: the name once.
  const alike = [...Map.groupBy(all, ({ name }) => name)].map(([name, places]) => {
    const inside = places.map(({ folder }) => folder);
    return inside.length > 1 ? `(?:${inside.join('|')})${name}` : `${inside[0] ?? ''}${name}`;
  });
  return `/(${alike.join('|')})\\?`;
}

/** From here on their names would weigh more on each page than an address that nobody links to, asked for ahead. */
const many = 3;
const slug = '[^.\\/]+';

const nameIn = (name: string) => (/^\d+$/.test(name) ? '\\d+' : escaped(name));

/** As it is, where a pattern or its expression would read signs of its own. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|:]/g, '\\$&');
