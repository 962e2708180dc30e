/** The kinds of question our forms are made of, and how their answers are written down. contract: Limits. */

import * as z from 'zod/mini';
import type { Field, Form } from '#lib/forms/define';
import { emailPattern, isPhone, plainPhone, unanswered } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import {
  characters,
  cut,
  hasLetter,
  isVisible,
  line,
  lines,
  words,
} from '#lib/platform/values/text';

const identityLimit = 100;
const describingLimit = 200;
const messageLimit = 5000;

/** Only text and numbers identify a person; anything else in their place is a missing answer. */
export const scalar = (value: unknown) => (isWord(value) ? seen(words(value)) : '');

/** Text of which nothing can be seen is no answer. */
const seen = (text: string) => (isVisible(text) ? text : '');

const isWord = (value: unknown) => typeof value !== 'object' && typeof value !== 'boolean';

const filled = (label: string, limit: number) =>
  z.pipe(
    z.transform(scalar),
    z.string().check(
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.refine((text) => characters(text) <= limit, {
        error: `${label} must be at most ${limit} characters`,
      }),
    ),
  );

export const withLetters = (label: string) => `${label} must have letters`;

export const nameField = (label = 'Name') =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z.string().check(z.refine(hasLetter, { error: withLetters(label) })),
    ),
    input: 'text',
    autoComplete: 'name',
    required: true,
  }) as const satisfies Field;

/** It must be there, and only describes: a long answer is cut, not refused. */
export const askedText = (label: string, autoComplete?: string) =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => cut(scalar(value), describingLimit)),
      z.string().check(z.minLength(1, { error: `${label} is required` })),
    ),
    input: 'text',
    autoComplete,
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

export const emailField = (label = 'Email') =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z
        .string()
        .check(
          z.overwrite(line),
          z.regex(emailPattern, { error: 'Please enter a valid email address' }),
        ),
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
        z.overwrite((phone) => plainPhone(phone).trim()),
        z.refine(isPhone, { error: phoneProblem }),
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
      z.transform((value) => cut(isWord(value) ? seen(lines(value)) : '', messageLimit)),
      z.string().check(z.minLength(1, { error: `${label} is required` })),
    ),
    input: 'multiline',
    required: true,
  }) as const satisfies Field;

export const personFields = () => ({ name: nameField(), email: emailField(), phone: phoneField() });

/** One of a few answers; anything else is asked again. */
export const choiceField = (label: string, options: readonly string[]) =>
  ({
    label,
    rule: z.pipe(
      filled(label, identityLimit),
      z.string().check(
        z.overwrite(line),
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
          z.overwrite(line),
          z.regex(/^0*[1-9]\d{0,15}$/, { error: `${label} must be a whole number of 1 or more` }),
        ),
    ),
    input: 'number',
    inputMode: 'numeric',
    min: 1,
    required: true,
  }) as const satisfies Field;

const listLimit = 50;

/** A field that only describes a lead: what is typed is cut, never refused. */
export const describingText = (label: string, limit = messageLimit) =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => cut(limit > describingLimit ? lines(value) : words(value), limit)),
      z.string(),
    ),
    input: limit > describingLimit ? 'multiline' : 'text',
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
    .map((entry) => cut(words(entry), describingLimit))
    .filter(isVisible);
}

const ticked = new Set<unknown>([true, 'true', 'on', 'yes', '1', 1]);

/** A box that a visitor must tick, never ticked in advance; `error` is said where it stays empty. */
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

/** The consent text is the same wherever a visitor asks for a call. */
export const authorizeField = () =>
  consentField(
    'I authorize HOA to contact me about this request.',
    'Please authorize HOA to contact you to proceed with your application.',
  );

export const ages = { adult: 'I am 18 or older', minor: 'I am under 18' } as const;

/**
 * A parent must consent for a learner under 18, and verifiably so (DPDP Act 2023, section 9). Neither field holds anybody
 * back, but one who says to be under 18 names who agrees; staff ask the others when they call.
 */
export const guardianFields = () =>
  ({
    ofAge: {
      ...describingText('Age', describingLimit),
      input: 'radios',
      options: [ages.adult, ages.minor],
    },
    guardian: {
      label: 'Parent or guardian',
      rule: z.pipe(
        z.transform((value) =>
          value === undefined ? undefined : cut(scalar(value), describingLimit),
        ),
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

const longestId = 40;
export const longestPreference = 200;

/** A seat in a batch, by its id, or days where none suits. Whether there is such a batch, the call asks the store. */
export const batchFields = () =>
  ({
    batch: {
      label: 'Batch',
      rule: z.pipe(
        z.transform((value) => cut(line(value), longestId)),
        z.string(),
      ),
      input: 'settled',
      required: false,
      onlyAnswered: true,
    },
    batchWish: {
      ...describingText('Days and hours that suit', longestPreference),
      onlyAnswered: true,
    },
  }) as const satisfies Readonly<Record<string, Field>>;

/** One answer for each field, in the form's order; an empty answer reads as a dash, or is left out where few pages ask for it. */
export function transcribe(form: Form, values: Readonly<Record<string, unknown>>): Answer[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.derived) return [];
    const value = values[name];
    const shown = field.show ? field.show(value) : String(value ?? '');
    if (shown === '' && field.onlyAnswered) return [];
    return { name, label: field.label, value: shown === '' ? unanswered : shown };
  });
}
