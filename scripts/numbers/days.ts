/** Which days the words of the command mean. */
import { parseArgs } from 'node:util';
import { dayMs, isDay, isoDayInIndia } from '#lib/shared/india';

/** What is kept: three years. */
const mostDays = 1_100;

/** ISO days, both included; undefined for words that mean none. `now` in epoch milliseconds. */
export function readDays(
  words: readonly string[],
  now: number,
): { readonly from: string; readonly to: string } | undefined {
  try {
    const text = { type: 'string' } as const;
    const options = { days: text, from: text, to: text };
    const { values } = parseArgs({ args: [...words], options });
    const days = Number(values.days ?? 28);
    const to = values.to ?? isoDayInIndia(now);
    const from = values.from ?? isoDayInIndia(Date.parse(to) - (days - 1) * dayMs);
    const isRight = days >= 1 && days <= mostDays && isDay(from) && isDay(to) && from <= to;
    return isRight ? { from, to } : undefined;
  } catch {
    // A word that nobody knows, or a month of thirteen.
    return undefined;
  }
}
