/** `outcomes`, with the weeks or months that it is asked for. */
import { parseArgs } from 'node:util';
import { type Period, periodsOf, type Span, spans } from '#lib/server/desk/outcomes/periods';

interface OutcomeWords {
  readonly by: Span;
  /** The first day of a week or month; empty: the one under way. */
  readonly of: Period['iso'] | '';
  readonly csv: boolean;
}

/** Undefined for words that mean none, or one that is not among those that are shown. */
export function readOutcomeWords(
  words: readonly string[],
  now = Date.now(),
): OutcomeWords | undefined {
  if (words[0] !== 'outcomes') return undefined;
  try {
    const text = { type: 'string' } as const;
    const options = { by: text, of: text, csv: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: words.slice(1), options });
    const by = spans.find((each) => each === (values.by ?? 'month'));
    const of = values.of ?? '';
    const isKnown = of === '' || (by && periodsOf(by, now).some(({ iso }) => iso === of));
    return by && isKnown ? { by, of, csv: values.csv === true } : undefined;
  } catch {
    return undefined;
  }
}
