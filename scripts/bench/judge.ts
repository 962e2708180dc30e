/** What we hold ourselves to, what misses it and why, and what others reach. */

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

/** Measured earlier with Lighthouse on a machine of this kind; blocking was noted for the last three together. */
export const peers = [
  '| others | LCP s | blocking ms | script KB | KB |',
  '| --- | ---: | ---: | ---: | ---: |',
  '| one static text page without a stylesheet | 0.65 | 0 | 0 | 1 |',
  '| Next.js, hello world | 0.72-1.9 | 150-390 | 134 | 136 |',
  '| Astro theme | 1.2-1.7 | 0-115 | 5 | 88-167 |',
  '| GOV.UK form | 1.6-1.7 | 0-115 | 11 | 111 |',
  '| WordPress with Contact Form 7 | 1.65 | 0-115 | 50 | 121 |',
];
