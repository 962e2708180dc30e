/** Which pages a browser may fetch before they are asked for: static ones, when a finger or mouse is on their link. */
import { routes } from '#lib/routes';

/** What every static page names in its header `speculation-rules`, so that the page itself carries nothing. */
export const speculationRulesPath = '/speculation-rules.json';

export const speculationRulesHeader = { 'speculation-rules': `"${speculationRulesPath}"` } as const;

/** Of the pages in memory: what stands at the end of a form or a payment, and frames that routes fill. */
const never = new RegExp(
  `^(?:${[
    '/_',
    '/received',
    routes.desk,
    routes.enquiryFrame,
    routes.verifyFrame,
    routes.aiWebinar,
    routes.paymentProblem,
    routes.problem,
  ].join('|')})`,
);

/**
 * The rules as JSON. `paths`: all pages that are sent from memory. An address with a query is about a visitor or a
 * choice, so none of those is fetched. https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(paths: Iterable<string>): string {
  const pages = new Set([...paths].filter((path) => !never.test(path)).map(asPattern));
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [{ href_matches: [...pages].sort() }, { not: { href_matches: '/*\\?(.+)' } }],
        },
        eagerness: 'moderate',
      },
    ],
  });
}

/** A path as it stands, where a pattern would read signs of its own; those that differ by a number are one. */
const asPattern = (path: string) =>
  path.replace(/[\\:*?+(){}]/g, '\\$&').replace(/\/\d+$/, '/:number(\\d+)');
