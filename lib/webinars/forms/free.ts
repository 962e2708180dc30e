/** The free job-hunting webinar: contract: Free registration; the page says its own words (contract: R34). */
import * as z from 'zod/mini';
import { apiRoutes } from '#data/addresses/routes';
import { optionValues } from '#data/job-hunt-form/shape';
import { defineForm, type Field } from '#lib/forms/define';
import {
  describingList,
  describingText,
  emailField,
  nameField,
  phoneField,
  scalar,
} from '#lib/forms/fields';
import { line, own } from '#lib/platform/values/text';
import { localWords } from '#lib/webinars/forms/free-local';
import { mergeOtherAnswers } from '#lib/webinars/forms/free-rules';
import { sessionFor, sessionText } from '#lib/webinars/rules/sessions';

const asked = <F extends Field>(field: F, error: string, isAnswer = isFilled) => ({
  ...field,
  rule: z.pipe(
    z.unknown().check(z.refine(isAnswer, { error, abort: true })),
    field.rule as F['rule'] & z.ZodMiniType<unknown, unknown>,
  ),
});

const isFilled = (value: unknown) => scalar(value) !== '';

/** "other" alone, its own words missing, names no degree. */
const isDegree = (value: unknown) => isFilled(value) && scalar(value).toLowerCase() !== 'other';

const missing = 'Please fill in all required fields';
const entry = 200;

export const webinarFree = defineForm({
  kind: 'webinar-free',
  title: 'Register for the free webinar',
  action: apiRoutes.saveProgress,
  success: 'Registration successful!',
  failure: ({ status, message }) =>
    message ?? (status === undefined ? 'Registration failed' : `Registration failed (${status})`),
  compose: (typed, at) => {
    const first = inside(typed.formData);
    const person = basics.filter((name) => name in first).map((name) => [name, first[name]]);
    const values: Record<string, unknown> = {
      ...typed,
      ...first,
      ...inside(typed.userDetails),
      ...Object.fromEntries(person),
    };
    const asked = line(typed.session) || line(values.session);
    const session = sessionFor(asked, line(values.language), at)?.id;
    return mergeOtherAnswers({ ...values, session, chosen: asked });
  },
  local: localWords,
  fields: {
    session: { ...describingText('Session', entry), input: 'settled', show: sessionText },
    name: asked(nameField(), missing),
    email: asked(emailField(), missing),
    phone: asked(phoneField(), missing),
    city: describingText('City', entry),
    pincode: describingText('Pincode', entry),
    studies: {
      ...asked(
        describingText('Highest degree', entry),
        'Please select your highest degree',
        isDegree,
      ),
      input: 'radios',
      required: true,
      options: optionValues.studies,
    },
    yearOfCompletion: describingText('Year of completion', entry),
    workType: {
      ...describingText('Looking for', entry),
      input: 'radios',
      options: optionValues.workType,
    },
    skills: describingList('Skills', optionValues.skills),
    currentStatus: {
      ...describingText('Current status', entry),
      input: 'radios',
      options: optionValues.currentStatus,
    },
    whyWebinar: describingText('Why this webinar'),
    language: {
      ...describingText('Language of the page', entry),
      input: 'settled',
      show: pageLanguageText,
    },
  },
});

const names: Readonly<Record<string, string>> = { ta: 'Tamil', te: 'Telugu', en: 'English' };

/** "Telugu" of `te`; nothing of what is no language of the page. */
export function pageLanguageText(code: string): string {
  return own(names, code) ?? '';
}

/** Asked in the first step: `formData` says who registers, whatever else is in `userDetails`. */
const basics = ['name', 'email', 'phone', 'city', 'pincode'];

const inside = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
