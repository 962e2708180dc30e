/** Staff, employers and candidates send these forms about a vacancy (contract: Vacancy). */
import * as z from 'zod/mini';
import {
  experiences,
  languages,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { courses } from '#data/courses';
import { accountantTypes } from '#data/employers';
import { dayField, linesField, numberField, oneOfField, textField } from '#lib/forms/action-fields';
import {
  type ActionForm,
  defineForm,
  type Field,
  type FieldErrors,
  readForm,
  type Values,
} from '#lib/forms/define';
import { unanswered } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import { ratedSubjects } from '#lib/placement/rules/facts';
import type { VacancyTerms } from '#lib/placement/rules/moves';
import { readInstant } from '#lib/platform/values/india';
import { rupeesTyped } from '#lib/platform/values/money';
import { cut, line } from '#lib/platform/values/text';

const mostNumber = 99;
/** Whole rupees a month. */
const mostPay = 10_000_000;

/** A number from 1, with or without commas. */
const amount = (most: number, error: string) =>
  z.pipe(
    z.transform((value) => rupeesTyped(line(value)) ?? Number.NaN),
    z.number({ error }).check(z.gte(1, { error }), z.lte(most, { error })),
  );

/** `none`: what is typed where there is no such number. */
const amountOrNone = (label: string, most: number, error: string, none: readonly string[] = ['']) =>
  ({
    label,
    rule: z.pipe(
      z.transform((value) => (none.includes(line(value)) ? undefined : value)),
      z.optional(amount(most, error)),
    ),
    ...typedNumber,
    required: false,
  }) satisfies Field;

const typedNumber = { input: 'text', inputMode: 'numeric' } as const;

/** Any number of the options, read in their order; an empty entry comes from a form in which none is ticked. */
const listField = <const Option extends string | number>(
  label: string,
  known: readonly Option[],
  wrong = 'Please choose from the list.',
) =>
  ({
    label,
    rule: z.pipe(
      z.pipe(
        z.transform((value) =>
          [value]
            .flat()
            .map(line)
            .filter((each) => each !== '')
            .map((each) => known.find((one) => one === each || one === Number(each))),
        ),
        z.array(z.literal(known, { error: wrong })),
      ),
      z.transform((found) => known.filter((each) => found.includes(each))),
    ),
    input: 'choices',
    required: false,
    options: known.map(String),
  }) satisfies Field;

/** A control of one line; a call may send several. */
const onOneLine = (asked: Parameters<typeof linesField>[0]) =>
  ({ ...linesField(asked), input: 'text' }) satisfies Field;

const yesOrNo = (label: string, wrong = 'Please answer yes or no.') =>
  oneOfField({ label, options: ['yes', 'no'], wrong });

const payText = 'Please write the pay per month in whole rupees.';

export const termsForm = defineForm({
  fields: {
    type: oneOfField({
      label: 'Post',
      options: accountantTypes,
      wrong: 'Please choose the type of accountant.',
    }),
    number: numberField({
      label: 'How many',
      least: 1,
      most: mostNumber,
      wrong: `Please say how many they need, from 1 to ${mostNumber}.`,
    }),
    city: textField({ label: 'Place', most: 100 }),
    payFrom: amountOrNone('Pay a month from, ₹', mostPay, payText),
    payTo: amountOrNone('to, ₹', mostPay, payText),
    preference: oneOfField({
      label: 'Way of working',
      options: ['', ...workPreferences],
      wrong: 'Please choose the way of working.',
    }),
    experience: listField('Experience', experiences),
    skills: listField('Skills', skills),
    languages: listField('Languages', languages),
    certificates: listField(
      'AcSS certificates',
      courses.map(({ courseNo }) => courseNo),
      'Please choose modules from 1 to 17.',
    ),
    from: dayField({
      label: 'Begins',
      wrong: 'Please write the first day as a date.',
      required: false,
    }),
    note: onOneLine({ label: 'Note, which candidates read', most: 1000 }),
    named: yesOrNo('The employer’s name', 'Please say whether candidates see the employer’s name.'),
    described: textField({
      label: 'Described as',
      hint: '“a trading house in Guindy”',
      most: 100,
      tooLong: 'At most 100 characters.',
    }),
  },
});

/** Ratings that are asked for: 0 or nothing asks for none. */
export const ratingsForm = defineForm({
  fields: Object.fromEntries(
    ratedSubjects.map((subject) => {
      const label = subjects[subject];
      const wrong = `${label}: a rating from 1 to 10.`;
      return [`atLeast-${subject}`, amountOrNone(label, 10, wrong, ['', '0'])];
    }),
  ),
});

type Typed = Readonly<Record<string, unknown>>;
type Read<T> = { readonly ok: T } | { readonly errors: FieldErrors };

/** Reads what was posted of the fields, and no others. */
const readPosted = <F extends Record<string, Field>>(form: ActionForm<F>, typed: Typed) =>
  readForm(
    { ...form, schema: z.partial(form.schema) as unknown as typeof form.schema },
    typed,
  ) as Read<Partial<Values<ActionForm<F>>>>;

/** An absent field stays as it was. Ratings come as `atLeast-gst: 6`, or as `atLeast: { gst: 6 }`. */
export function readTerms(fields: Typed, before: VacancyTerms): Read<VacancyTerms> {
  const isNested = typeof fields.atLeast === 'object' && fields.atLeast !== null;
  const nested = Object.entries(isNested ? (fields.atLeast as object) : {});
  const terms = readPosted(termsForm, {
    ...fields,
    ...(fields.named === false && { named: 'no' }),
  });
  const ratings = readPosted(
    ratingsForm,
    isNested
      ? Object.fromEntries(nested.map(([name, value]) => [`atLeast-${name}`, value]))
      : fields,
  );
  const errors: Record<string, string> = {
    ...('errors' in terms && terms.errors),
    ...('errors' in ratings && ratings.errors),
  };
  if (fields.atLeast !== undefined && (!isNested || Array.isArray(fields.atLeast))) {
    errors.atLeast = 'Please write a rating for each subject.';
  } else if (nested.some(([name]) => !(name in subjects))) {
    errors.atLeast = 'This subject is not rated.';
  }
  const payOf = (name: 'payFrom' | 'payTo') =>
    name in fields ? rupeesTyped(line(fields[name])) : before[name];
  if ((payOf('payFrom') ?? 0) > (payOf('payTo') ?? Number.POSITIVE_INFINITY)) {
    errors.payTo ??= 'The highest pay is lower than the lowest.';
  }
  if (Object.keys(errors).length > 0 || 'errors' in terms || 'errors' in ratings) return { errors };
  const { named, from = before.from, ...posted } = terms.ok;
  const rated = Object.entries(ratings.ok).map(([name, value]) => [name.slice(8), value]);
  const all = {
    ...before,
    ...posted,
    from: from || undefined,
    ...(named && { named: named === 'yes' }),
    atLeast: defined({ ...(!isNested && before.atLeast), ...Object.fromEntries(rated) }),
  };
  return { ok: defined(all) as VacancyTerms };
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const hireForm = defineForm({
  fields: {
    from: dayField({ label: 'First day', wrong: 'Please give the first day.' }),
    pay: {
      label: 'Pay a month, ₹',
      rule: amount(mostPay, 'Please give the pay per month in whole rupees.'),
      ...typedNumber,
      required: true,
    },
  },
});

/** The times are read by the clock: `readSlots`. */
export const interviewForm = defineForm({
  fields: { place: textField({ label: 'Address, or link', most: 200 }) },
});

export const refuseForm = defineForm({ fields: { why: linesField({ label: 'Why', most: 1000 }) } });

export const questionForm = defineForm({
  fields: {
    text: linesField({
      label: 'Your question',
      most: 1000,
      missing: 'Please write your question.',
    }),
  },
});

export const answerForm = defineForm({
  fields: {
    task: textField({ label: 'Question', most: 100 }),
    text: linesField({ label: 'Your answer', most: 2000, missing: 'Please write the answer.' }),
  },
});

export const wentForm = defineForm({ fields: { answer: yesOrNo('Did you meet?') } });

const why = onOneLine({ label: 'Why', most: 500 });
export const withdrawForm = defineForm({ fields: { why } });

export const consentForm = defineForm({
  fields: {
    answer: yesOrNo('Your answer'),
    /** The mark of the words that the page showed. */
    shown: textField({ label: '', most: 100 }),
    why,
  },
});

export const slotForm = defineForm({
  fields: {
    slot: {
      label: 'When?',
      rule: z.pipe(
        z.transform((value) => readInstant(line(value))),
        z.number({ error: 'Please choose one of the times.' }),
      ),
      input: 'radios',
      required: true,
    },
  },
});

export const otherSlotForm = defineForm({
  fields: {
    text: onOneLine({ label: 'When you can', most: 500, missing: 'Please say when you can.' }),
  },
});

/**
 * Fills in what an employer's enquiry says already; the rest is asked on the phone. Where juniors and seniors were asked
 * for, the vacancy after that of the one type (`opened`) is for the other.
 */
export function termsOf(
  transcript: readonly Answer[],
  opened: readonly string[] = [],
): VacancyTerms {
  const said = (name: string) => {
    const value = transcript.find((each) => each.name === name)?.value ?? '';
    return value === unanswered ? '' : value;
  };
  const pay = [...said('pay').matchAll(/\d[\d,]*/g)]
    .map(([each]) => Number(each.replaceAll(',', '')))
    .filter((each) => each >= 1000 && each <= mostPay);
  const [payFrom, payTo = payFrom] = pay;
  const asked =
    accountantTypes.find((each) => each === said('accountantType')) ?? accountantTypes[0];
  const others = rupeesTyped(line(said('otherNumber'))) ?? 0;
  const other = accountantTypes.find((each) => each !== asked && !opened.includes(each));
  const isOther = others > 0 && other !== undefined && opened.includes(asked);
  const number = isOther ? others : (rupeesTyped(line(said('numberOfAccountants'))) ?? 1);
  return {
    type: isOther ? other : asked,
    number: Math.min(Math.max(number, 1), mostNumber),
    city: cut(said('city'), 100),
    ...(payFrom !== undefined && payTo !== undefined && payTo >= payFrom && { payFrom, payTo }),
    preference: '',
    experience: [],
    skills: [],
    languages: [],
    atLeast: {},
    certificates: [],
    note: '',
    named: true,
    described: '',
  };
}
