/** What we hold ourselves to, and what misses it. */

import { routes } from '#lib/shared/addresses/routes';
import type { PageFigures } from '#scripts/bench/pages';

const target = { lcpSeconds: 0.95, blockingMs: 50, shift: 0.01, kilobytes: 60, homeKilobytes: 150 };

/** A line for each page that misses a target; one line when none does. */
export function misses(pages: readonly PageFigures[]): string[] {
  const lines = pages.flatMap((page) => {
    const missed = missedBy(page);
    if (missed.length === 0) return [];
    return [`- \`${page.path}\`: ${missed.join(', ')}`];
  });
  return [
    `Targets: no script before a touch, LCP ${target.lcpSeconds} s, blocking ${target.blockingMs} ms longer than a page of text alone, shift ${target.shift}, ${target.kilobytes} KB (home ${target.homeKilobytes}), Lighthouse 100 in all four (in three where a page is kept out of search on purpose).`,
    '',
    ...(lines.length > 0 ? ['Not reached:', '', ...lines] : ['Every page reaches them.']),
  ];
}

function missedBy(page: PageFigures): string[] {
  const most = page.path === routes.home ? target.homeKilobytes : target.kilobytes;
  return [
    page.scriptKilobytes > 0 && 'script before a touch',
    Math.round(page.lcpSeconds * 100) > target.lcpSeconds * 100 && 'LCP',
    page.blockingMs - page.bareBlockingMs > target.blockingMs && 'blocking',
    page.shift > target.shift && 'shift',
    page.kilobytes > most && 'KB',
    page.scores.some((score, index) => score < 100 && !(page.hidden && index === 3)) &&
      'Lighthouse',
  ].filter((missed) => missed !== false);
}
