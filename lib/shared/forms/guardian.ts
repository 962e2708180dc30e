/** Asked where a learner may be under 18: a parent must consent, and verifiably so (DPDP Act 2023, section 9). */

import * as z from 'zod/mini';
import type { Field } from '#lib/shared/forms/define';
import { describingText } from '#lib/shared/forms/describing';
import { scalar } from '#lib/shared/forms/fields';
import { cut } from '#lib/shared/forms/sanitize';

const label = 'Age';
export const ages = { adult: 'I am 18 or older', minor: 'I am under 18' } as const;
const limit = 200;

/** Neither holds anybody back, but one who says to be under 18 names who agrees; staff ask the others when they call. */
export const guardianFields = () =>
  ({
    ofAge: {
      ...describingText(label, limit),
      input: 'radios',
      options: [ages.adult, ages.minor],
    },
    guardian: {
      label: 'Parent or guardian',
      rule: z.pipe(
        z.transform((value) => (value === undefined ? undefined : cut(scalar(value), limit))),
        z.optional(
          z.string().check(z.minLength(1, { error: 'Please name your parent or guardian' })),
        ),
      ),
      input: 'text',
      required: false,
    },
  }) as const satisfies Readonly<Record<string, Field>>;

type Typed = Readonly<Record<string, unknown>>;

/** A key that is there is asked for: the guardian's name is, once somebody says to be under 18. */
export function withGuardian(typed: Typed): Typed {
  const { ofAge, guardian } = typed;
  const isMinor = scalar(ofAge) === ages.minor;
  return { ...typed, guardian: scalar(guardian) || (isMinor ? '' : undefined) };
}
