/** The kinds of question our forms are made of. Limits: decisions, section 5. */

import * as z from 'zod/mini';
import { cut, line, lines } from '#lib/forms/clean';
import type { Field } from '#lib/forms/define';

const identityLimit = 100;
const entryLimit = 200;
const listLimit = 50;
const messageLimit = 5000;

/** Only text and numbers identify a person; an object in their place is a missing answer. */
const scalar = (value: unknown) => (typeof value === 'object' ? '' : line(value));

const filled = (label: string, limit: number) =>
  z.pipe(
    z.transform(scalar),
    z
      .string()
      .check(
        z.minLength(1, { error: `${label} is required`, abort: true }),
        z.maxLength(limit, { error: `${label} must be at most ${limit} characters` }),
      ),
  );

export const nameField = (label = 'Name') =>
  ({
    label,
    rule: filled(label, identityLimit),
    input: 'text',
    autoComplete: 'name',
    required: true,
  }) as const satisfies Field;

export const requiredText = (label: string, autoComplete?: string) =>
  ({
    label,
    rule: filled(label, identityLimit),
    input: 'text',
    autoComplete,
    required: true,
  }) as const satisfies Field;

// One @, no character that would need quoting in a mail header, a dot in the domain.
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/;

export const emailField = (label = 'Email') =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z.string().check(z.regex(emailPattern, { error: 'Please enter a valid email address' })),
    ),
    input: 'email',
    autoComplete: 'email',
    required: true,
  }) as const satisfies Field;

const phoneProblem = 'Please enter a phone number of 7 to 15 digits';

export const phoneField = (label = 'Phone') =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z.string().check(
        z.regex(/^\+?[\d\s-]+$/, { error: phoneProblem, abort: true }),
        z.refine((phone) => /^\d{7,15}$/.test(phone.replace(/\D/g, '')), { error: phoneProblem }),
      ),
    ),
    input: 'tel',
    autoComplete: 'tel',
    required: true,
  }) as const satisfies Field;

export const messageField = (label = 'Message') =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => cut(typeof value === 'object' ? '' : lines(value), messageLimit)),
      z.string().check(z.minLength(1, { error: `${label} is required` })),
    ),
    input: 'multiline',
    required: true,
  }) as const satisfies Field;

/** Text that only describes a lead: cut, never refused. */
export const describingText = (label: string, limit = messageLimit) =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => cut(lines(value), limit)),
      z.string(),
    ),
    input: limit > entryLimit ? 'multiline' : 'text',
    required: false,
  }) as const satisfies Field;

/** A list that only describes a lead: unknown entries are taken as text, the rest is cut. */
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
    .map((entry) => cut(line(entry), entryLimit))
    .filter((entry) => entry !== '');
}

/** One of a few answers; anything else is asked again. */
export const choiceField = (label: string, options: readonly string[]) =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z.string().check(
        z.refine((answer) => options.includes(answer), {
          error: `Please choose ${options.join(' or ')}`,
        }),
      ),
    ),
    input: 'radios',
    required: true,
    options,
  }) as const satisfies Field;

/** How many: a whole number, 1 or more; a number or its digits. */
export const countField = (label: string) =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z
        .string()
        .check(
          z.regex(/^0*[1-9]\d{0,8}$/, { error: `${label} must be a whole number of 1 or more` }),
        ),
    ),
    input: 'number',
    min: 1,
    required: true,
  }) as const satisfies Field;

const ticked = new Set<unknown>([true, 'true', 'on', 'yes', '1', 1]);

/** A box that must be ticked; `error` is said otherwise. */
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
