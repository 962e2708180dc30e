/** Which entries of `data/law.ts` each text rests on: when one changes, these are read again and dated again. */
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { type Faq, faqs } from '#data/faqs';
import type { LawId } from '#data/law';
import { practiceRestsOn } from '#data/law/practice';
import { policies } from '#data/policies';
import { syllabiRestOn } from '#data/syllabi/rests-on';
import { tools } from '#data/tools';

export interface RestingText {
  readonly name: string;
  readonly restsOn: readonly LawId[];
}

const answers: readonly Faq[] = faqs;
const answersRestOn = new Set(answers.flatMap(({ restsOn }) => restsOn ?? []));

const casesRestOn: Readonly<Record<string, readonly LawId[]>> = {
  'gstr-2b-mismatch': ['gst-credit-conditions', 'gst-credit-blocked', 'gst-credit-last-date'],
  'notice-answered': ['gst-credit-interest', 'gst-return-dates', 'gst-3b-from-gstr-1'],
  'payroll-after-the-labour-codes': ['wages', 'epf', 'pension', 'esi', 'gratuity', 'salary-tax'],
  'stock-difference': ['gst-credit-blocked'],
  'bank-that-does-not-agree': ['cheques'],
};

const toolsRestOn: Readonly<Record<string, readonly LawId[]>> = {
  'gstr-2b-match': [
    'gst-credit-conditions',
    'gst-credit-180-days',
    'gst-credit-blocked',
    'gst-ims',
    'gst-return-dates',
  ],
  'tds-calendar-2026-27': [
    'tax-act-2025',
    'tax-forms',
    'tds-commission',
    'tds-rent-land',
    'tds-contractor',
    'tds-professional',
    'tds-partners',
    'tds-goods',
    'tds-due-dates',
    'tds-statement-dates',
    'tcs-statement-dates',
    'tds-late',
  ],
  'payroll-check': ['wages', 'epf', 'esi'],
  'fixed-asset-register': ['useful-lives', 'tax-depreciation'],
};

export const restingTexts: readonly RestingText[] = [
  ...articles.map(({ id, restsOn }) => ({ name: id, restsOn })),
  ...policies.map(({ slug, restsOn }) => ({ name: slug, restsOn })),
  { name: 'syllabi', restsOn: [...new Set(Object.values(syllabiRestOn).flat())] },
  { name: 'papers', restsOn: [...new Set(Object.values(syllabiRestOn).flat())] },
  { name: 'practice', restsOn: [...new Set(Object.values(practiceRestsOn).flat())] },
  ...caseStudies.map(({ id }) => ({ name: id, restsOn: casesRestOn[id] ?? [] })),
  {
    name: 'interview',
    restsOn: [
      'gst-credit-conditions',
      'gst-credit-blocked',
      'gst-credit-180-days',
      'gst-credit-last-date',
      'gst-ims',
      'gst-3b-from-gstr-1',
      'gst-difference-notices',
      'gst-reverse-charge',
      'tax-act-2025',
      'tax-forms',
      'tds-contractor',
      'tds-no-pan',
      'tds-late',
      'tds-disallowance',
      'wages',
      'wage-payment',
      'epf',
      'pension',
      'esi',
      'gratuity',
      'bonus',
      'salary-tax',
      'audit-trail',
    ],
  },
  ...tools.map(({ id }) => ({ name: id, restsOn: toolsRestOn[id] ?? [] })),
  { name: 'faqs', restsOn: [...answersRestOn] },
  // Rendered by components/accounting and lib/accounting/rules/tax.ts, returns by lib/accounting/files/gstr1.ts.
  {
    name: 'invoices',
    restsOn: [
      'supply-place-registered',
      'supply-place-classroom',
      'supply-place-online',
      'supply-split',
      'supply-invoice',
      'supply-discount',
      'supply-credit-note',
      'supply-time',
      'cash-limit',
      'gstr-1-tables',
      'gstr-1-offline',
    ],
  },
];
