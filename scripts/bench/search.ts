/** How long the site's search takes to answer, as a visitor's browser asks while somebody types. */
import { searchCall } from '#lib/shared/addresses/routes';
import { median } from '#scripts/bench/figures';

/** What people type: words, parts of words, mistakes, a form's number, two languages in one. */
const typed = [
  'gst',
  'tds on rent',
  'reconcilation',
  'tally prime voucher',
  'salary of an accountant in chennai',
  'placement fee',
  'gstr-2b',
  'refund',
  'reconc',
  'xyzzy',
  'how long does the final level take and what does it cost',
  'வேலை gst',
];

export const searchBoundMs = 20;

/** The middle and the slowest of twelve questions, each asked `runs` times; the first of each is not counted. */
export async function searchFigures(origin: string, runs: number) {
  const taken: number[] = [];
  for (const q of typed) {
    const own: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const start = performance.now();
      const answer = await fetch(`${origin}${searchCall}?${new URLSearchParams({ q })}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the search answered ${answer.status} to “${q}”`);
      if (run > 0) own.push(performance.now() - start);
    }
    taken.push(median(own));
  }
  return { medianMs: median(taken), slowestMs: Math.max(...taken) };
}
