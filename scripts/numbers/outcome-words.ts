/** `outcomes`, with the weeks or months that it is asked for. */
import { type Period, periodsOf, type Span, spans } from '#lib/server/desk/outcomes/periods';
import { readOptions, UsageError } from '#scripts/run-command';

interface OutcomeWords {
  readonly by: Span;
  /** The first day of a week or month; empty: the one under way. */
  readonly of: Period['iso'] | '';
  readonly csv: boolean;
}

/** Undefined for words of something else; throws UsageError for a span that is not among those that are shown. */
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
