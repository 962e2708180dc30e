/** The rules and texts of the application (contract: Application). */
import * as z from 'zod/mini';
import { genders } from '#data/application-choices';
import {
  type Chosen,
  describeFile,
  isChosen,
  problemInside,
  resumeProblem,
} from '#lib/applications/rules/resume';
import type { Field } from '#lib/forms/define';
import { scalar, withLetters } from '#lib/forms/fields';
import { countryCode, nationalNumber } from '#lib/forms/rules';
import { characters, cut, graphemes, hasLetter, line, lines } from '#lib/platform/values/text';

const asked = (rule: z.ZodMiniType<string, string>) => z.pipe(z.transform(scalar), rule);

export const fullName = {
  label: 'Name',
  rule: asked(
    z.string().check(
      z.minLength(1, { error: 'Name is required', abort: true }),
      z.refine(hasLetter, { error: withLetters('Name'), abort: true }),
      z.refine((name) => graphemes(name) >= 3, {
        error: 'Name must be at least 3 characters',
        abort: true,
      }),
      z.refine((name) => !/\p{N}/u.test(name), { error: 'Name must not contain numbers' }),
      z.refine((name) => characters(name) <= 50, { error: 'Name must be at most 50 characters' }),
    ),
  ),
  input: 'text',
  autoComplete: 'name',
  required: true,
} as const satisfies Field;

export const mobile = {
  label: 'Mobile',
  rule: asked(
    z
      .string()
      .check(
        z.minLength(1, { error: 'Mobile number is required', abort: true }),
        z.overwrite(nationalNumber),
        z.regex(/^[0-9]{10}$/, { error: 'Mobile number must be exactly 10 digits' }),
      ),
  ),
  input: 'tel',
  inputMode: 'numeric',
  prefix: countryCode,
  autoComplete: 'tel',
  required: true,
} as const satisfies Field;

export const gender = {
  label: 'Gender',
  rule: asked(
    z.string().check(
      z.overwrite((given) => genders.find((each) => same(each, line(given))) ?? ''),
      z.minLength(1, { error: 'Please select your gender' }),
    ),
  ),
  input: 'radios',
  options: genders,
  required: true,
} as const satisfies Field;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const ageTexts = {
  required: 'Age is required',
  number: 'Age must be a number',
  range: 'Age must be between 18 and 65',
} as const;

export const age = {
  label: 'Age',
  rule: asked(
    z.string().check(
      z.minLength(1, { error: ageTexts.required, abort: true }),
      z.overwrite(line),
      z.regex(/^-?[0-9]+$/, { error: ageTexts.number, abort: true }),
      z.refine((years) => Number(years) >= 18 && Number(years) <= 65, { error: ageTexts.range }),
      z.overwrite((years) => String(Number(years))),
    ),
  ),
  input: 'number',
  inputMode: 'numeric',
  min: 18,
  max: 65,
  required: true,
} as const satisfies Field;

const placeLimit = 200;

/** A place that is none of the four is taken as text. */
export const place = (options: readonly string[]) =>
  ({
    label: 'Preferred job location',
    rule: asked(
      z.string().check(
        z.minLength(1, { error: 'Please select your preferred job location' }),
        z.overwrite((text) => cut(text, placeLimit)),
      ),
    ),
    input: 'radios',
    options,
    required: true,
  }) as const satisfies Field;

/** Not asked (undefined) unless the place is Others: see `readAnswers`. */
export const customPlace = {
  label: 'Your preferred location',
  rule: z.pipe(
    z.transform((value) => (value === undefined ? undefined : cut(scalar(value), placeLimit))),
    z.optional(
      z.string().check(z.minLength(1, { error: 'Please specify your preferred location' })),
    ),
  ),
  input: 'text',
  required: false,
} as const satisfies Field;

export const addressLimit = 200;

export const address = {
  label: 'Contact Address',
  rule: z.pipe(
    z.transform((value) => (typeof value === 'object' ? '' : lines(value))),
    z.string().check(
      z.refine((text) => text === '' || graphemes(text) >= 10, {
        error: 'Address must be at least 10 characters',
      }),
      z.refine((text) => characters(text) <= addressLimit, {
        error: `Address must be at most ${addressLimit} characters`,
      }),
    ),
  ),
  input: 'multiline',
  autoComplete: 'street-address',
  required: false,
} as const satisfies Field;

export const resume = {
  label: 'Resume',
  rule: z.pipe(
    z.transform((value, { issues }): Chosen => {
      const chosen = isChosen(value) ? { name: value.name, size: value.size } : undefined;
      const problem = resumeProblem(chosen) ?? problemInside(value);
      if (problem) issues.push({ code: 'custom', message: problem, input: value });
      return chosen ?? { name: '', size: 0 };
    }),
    z.custom<Chosen>(isChosen),
  ),
  input: 'file',
  required: true,
  show: (chosen: Chosen) => describeFile(chosen),
} as const satisfies Field;

/** How long an application waits here for the other phone it goes on on. */
export const continuationDays = 7;
