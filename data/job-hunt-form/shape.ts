/** Each option's value is sent as the contract names it (contract: Free registration). */
import { dayInIndia } from '#data/fee-on-day';
import type { PageLanguage } from '#data/job-hunt/words';

export interface Asked {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'multiline';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  /** It is said when the field is left empty; a field without it is optional. */
  readonly missing?: string;
  /** The shape that is taken, and what is said otherwise. */
  readonly pattern?: string;
  readonly wrong?: string;
}

const basics = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+' },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    pattern: '\\+?(?:[\\s\\p{Pd}\\u2212]*\\p{Nd}){7,15}[\\s\\p{Pd}\\u2212]*',
  },
  city: { autoComplete: 'address-level2' },
  pincode: { autoComplete: 'postal-code', inputMode: 'numeric' },
} as const satisfies Record<string, Partial<Asked>>;

const basicNames = Object.keys(basics) as (keyof typeof basics)[];

/** The values that are sent. */
export const optionValues = {
  studies: [
    'B.Com',
    'M.Com',
    'MBA',
    'BBA / Others',
    'CA/CMA (Foundation)',
    'CA/CMA (Intermediate)',
    'CS (Intermediate)',
    'other',
  ],
  /** Only what is no year: `withYears` puts the years before it. */
  yearOfCompletion: ['other'],
  workType: ['Full-Time Job', 'Training & Internship'],
  skills: ['Accounting', 'Tally', 'ChatGpt', 'GST/ Income Tax', 'MS Office'],
  currentStatus: ['Working', 'Not Working'],
} as const;

export type ChoiceName = keyof typeof optionValues;

interface Labels {
  readonly label: string;
  readonly missing?: string;
  /** They are for the values that do not read as they are sent. */
  readonly labels?: Readonly<Record<string, string>>;
}

interface Choice extends Pick<Labels, 'label' | 'missing'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FormTexts {
  readonly session: string;
  readonly title: string;
  readonly close: string;
  readonly steps: readonly [string, string];
  /** Beside them, in English; the English form needs none. */
  readonly stepsEnglish?: readonly [string, string];
  /** One line that unfolds the notice. */
  readonly why: string;
  readonly more: string;
  readonly notice: string;
  readonly keeping: string;
  readonly minor: string;
  readonly withdraw: string;
  readonly withdrawLink: string;
  readonly optional: string;
  /** The line that the questions nobody has to answer are folded into. */
  readonly moreAsked: string;
  readonly choose: string;
  readonly comma: string;
  readonly next: string;
  readonly back: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  /** The registration was sent or cleared in another tab. */
  readonly ended: string;
  readonly missingBasics: string;
  readonly missingStudies: string;
  readonly wrong: string;
  readonly emailLacks: { readonly at: string; readonly ending: string };
  /** Below a phone number that looks Indian and has not ten digits; `{digits}` are those it has. */
  readonly phoneLength: string;
  readonly timedOut: string;
  readonly offline: string;
  readonly tooMany: string;
  readonly failed: string;
  readonly kept: string;
  readonly measure: string;
}

interface Words {
  readonly language: PageLanguage;
  readonly basics: Readonly<
    Record<keyof typeof basics, Pick<Asked, 'label' | 'missing' | 'wrong'>>
  >;
  readonly choices: Readonly<Record<ChoiceName, Labels>>;
  readonly customFields: Readonly<Record<CustomName, string>>;
  readonly texts: FormTexts;
}

export type CustomName = 'customStudies' | 'customYearofCompletion' | 'customSkills' | 'whyWebinar';

/** The form in one language: plain data, so that it can go to the browser with the page. */
export interface FormWords {
  readonly language: PageLanguage;
  readonly basicFields: readonly Asked[];
  readonly choices: Readonly<Record<ChoiceName, Choice>>;
  readonly customFields: Readonly<Record<CustomName, string>>;
  readonly texts: FormTexts;
}

export const jobHuntForm = ({ language, basics: said, choices, customFields, texts }: Words) =>
  ({
    language,
    basicFields: basicNames.map((name) => ({ name, ...basics[name], ...said[name] })),
    choices: Object.fromEntries(
      Object.entries(choices).map(([name, { labels = {}, ...words }]) => [
        name,
        {
          ...words,
          options: optionValues[name as ChoiceName].map((value) => ({
            value,
            label: labels[value] ?? value,
          })),
        },
      ]),
    ) as unknown as FormWords['choices'],
    customFields,
    texts,
  }) satisfies FormWords;

/**
 * The form as it is at `now` (epoch milliseconds): years of completion from 2023, where the contract's list begins,
 * to the year that it is in India then.
 */
export function withYears(form: FormWords, now: number): FormWords {
  const count = Number(dayInIndia(now).slice(0, 4)) - 2022;
  const years = Array.from({ length: count }, (_, index) => String(2023 + index));
  const { yearOfCompletion } = form.choices;
  const options = [
    ...years.map((year) => ({ value: year, label: year })),
    ...yearOfCompletion.options,
  ];
  return {
    ...form,
    choices: { ...form.choices, yearOfCompletion: { ...yearOfCompletion, options } },
  };
}
