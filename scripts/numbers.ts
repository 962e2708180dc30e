/** `npm run numbers`: how often pages were opened, from where, which of them brought enquiries, and what came of those. */

import { outcomesAsCsv, outcomesAsText } from '#lib/desk/files/outcomes';
import { type Period, periodsOf, readOutcomes, type Span, spans } from '#lib/desk/views/outcomes';
import { type Line, readViews, type ViewReport } from '#lib/platform/analytics/report';
import { log } from '#lib/platform/log/log';
import { textTable } from '#lib/platform/values/csv';
import { dayMs, isDay, isoDayInIndia } from '#lib/platform/values/india';
import { membersOf } from '#lib/staff/rules';
import { siteEnv } from '#lib/start/env';
import { openPresentStore, storePlace, withStore } from '#scripts/command-store';
import { readOptions, runCommand, UsageError } from '#scripts/run-command';

/** The retention of the numbers: three years. */
const mostDays = 1_100;

/** ISO days, both included; throws UsageError for words that mean none. `now` in epoch milliseconds. */
export function readDays(
  words: readonly string[],
  now: number,
): { readonly from: string; readonly to: string } {
  const text = { type: 'string' } as const;
  const { values } = readOptions(words, { days: text, from: text, to: text });
  const days = Number(values.days ?? 28);
  const to = values.to ?? isoDayInIndia(now);
  const isRight = days >= 1 && days <= mostDays && isDay(to);
  const from = values.from ?? (isRight ? isoDayInIndia(Date.parse(to) - (days - 1) * dayMs) : '');
  if (!isRight || !isDay(from) || from > to) throw new UsageError('');
  return { from, to };
}

interface OutcomeWords {
  readonly by: Span;
  /** The first day of a week or month; empty: the one under way. */
  readonly of: Period['iso'] | '';
  readonly csv: boolean;
}

/** The week or month of `outcomes`. Undefined for words of something else; throws UsageError for a span that is not among those that are shown. */
export function readOutcomeWords(
  words: readonly string[],
  now = Date.now(),
): OutcomeWords | undefined {
  if (words[0] !== 'outcomes') return undefined;
  const text = { type: 'string' } as const;
  const options = { by: text, of: text, csv: { type: 'boolean' } } as const;
  const { values } = readOptions(words.slice(1), options);
  const { by: asked = 'month', of = '', csv = false } = values;
  const by = spans.find((each) => each === asked);
  const isKnown = of === '' || (by && periodsOf(by, now).some(({ iso }) => iso === of));
  if (!by || !isKnown) throw new UsageError('');
  return { by, of, csv };
}

/** As tables, the busiest first; of pages and sources not more than `most`. */
export function printed({ days, pages, sources, campaigns }: ViewReport, most = 50): string {
  const parts = [
    table('Day', ['views', 'visits', 'enquiries'], days),
    table('Page', ['views', 'enquiries'], pages.slice(0, most)),
    table('Came from', ['visits'], sources.slice(0, most)),
    ...(campaigns.length > 0
      ? [table('Campaign', ['visits', 'enquiries'], campaigns.slice(0, most))]
      : []),
  ];
  return parts.join('\n');
}

type Column = 'views' | 'visits' | 'enquiries';

const table = (title: string, columns: readonly Column[], lines: readonly Line[]) =>
  textTable([
    [title, ...columns],
    ...lines.map((line) => [line.name, ...columns.map((column) => line[column])]),
    ['Together', ...columns.map((column) => lines.reduce((sum, line) => sum + line[column], 0))],
  ]);

const usage =
  'Usage: npm run -s numbers [-- --days N] [-- --from DAY --to DAY]   (28 days; 2026-11-22)\n' +
  '       npm run -s numbers -- outcomes [--by week|month] [--of DAY] [--csv]   (its first day; this month)';

if (import.meta.main) void runCommand(usage, printNumbers);

async function printNumbers(): Promise<number> {
  log().level = 'silent';
  const words = process.argv.slice(2);
  const outcomes = readOutcomeWords(words);
  const asked = outcomes ? undefined : readDays(words, Date.now());
  await withStore({ open: () => openPresentStore(storePlace()) }, async (store) => {
    if (asked) process.stdout.write(printed(await readViews(store, asked.from, asked.to)));
    if (outcomes) {
      const members = membersOf(siteEnv());
      const sums = await readOutcomes({ store, members, now: Date.now(), ...outcomes });
      process.stdout.write(outcomes.csv ? outcomesAsCsv(sums) : outcomesAsText(sums));
    }
  });
  return 0;
}
