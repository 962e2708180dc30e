/** Which days the words of the command mean. */
import { dayMs, isDay, isoDayInIndia } from '#lib/shared/india';
import { readOptions, UsageError } from '#scripts/run-command';

/** What is kept: three years. */
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
