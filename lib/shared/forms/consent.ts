/** Boxes that a visitor must tick, never ticked in advance. */

import * as z from 'zod/mini';
import type { Field } from '#lib/shared/forms/define';

const ticked = new Set<unknown>([true, 'true', 'on', 'yes', '1', 1]);

/** `error` is said where it stays empty. */
export const consentField = (label: string, error: string) =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => ticked.has(value)),
      z.literal(true, { error }),
    ),
    input: 'consent',
    required: true,
    show: () => 'Yes',
  }) as const satisfies Field;

/** The same words wherever a visitor lets us call back. */
export const authorizeField = () =>
  consentField(
    'I authorize HOA to contact me about this request.',
    'Please authorize HOA to contact you to proceed with your application.',
  );
