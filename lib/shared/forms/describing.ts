/** Fields that only describe a lead: their rules never refuse it. contract: Limits. */

import * as z from 'zod/mini';
import type { Field } from '#lib/shared/forms/define';
import { cut, isVisible, lines, words } from '#lib/shared/forms/sanitize';

const entryLimit = 200;
const listLimit = 50;
const textLimit = 5000;

/** Cut, never refused. */
export const describingText = (label: string, limit = textLimit) =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => cut(limit > entryLimit ? lines(value) : words(value), limit)),
      z.string(),
    ),
    input: limit > entryLimit ? 'multiline' : 'text',
    required: false,
  }) as const satisfies Field;

/** Unknown entries are taken as text, the rest is cut. */
export const describingList = (label: string, options: readonly string[] = []) =>
  ({
    label,
    rule: z.pipe(z.transform(asList), z.array(z.string())),
    input: 'choices',
    required: false,
    options,
    show: (entries: readonly string[]) => entries.join(', '),
  }) as const satisfies Field;

function asList(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries
    .slice(0, listLimit)
    .filter((entry) => typeof entry !== 'boolean')
    .map((entry) => cut(words(entry), entryLimit))
    .filter(isVisible);
}
