import { featureOf, type ShortKind, shortKinds } from '#data/form-kinds';

type Part = readonly [module: string, component: string];

/** The parts of pages that come alive by themselves: by name, the module that exports the component, and its name there; or `start`, of one without React. A short form is `{kind}-form` of its feature. */
const parts = {
  'cart-panel': ['#components/catalogue/cart-panel', 'CartPanel'],
  carousel: ['#components/library/carousel-buttons', 'CarouselButtons'],
  'exam-sheet': ['#lib/practice/browser/sitting', 'start'],
  holdings: ['#components/library/holdings', 'Holdings'],
  'job-alert': ['#components/applications/jobs/job-alert-form', 'JobAlertForm'],
  'job-hunt': ['#components/webinars/job-hunt-form', 'JobHuntForm'],
  'paper-steps': ['#components/practice/paper-steps', 'PaperSteps'],
  pay: ['#lib/payments/browser/pay-here', 'start'],
  payment: ['#components/payments/webinar-payment-form', 'PaymentForm'],
  'practice-book': ['#lib/practice/browser/book', 'start'],
  'practice-result': ['#lib/practice/browser/result', 'start'],
  'practice-sheet': ['#lib/practice/browser/sheet', 'start'],
  resume: ['#components/resume/maker', 'ResumeMaker'],
  search: ['#components/search/search-box', 'SearchBox'],
  wizard: ['#components/applications/wizard/wizard', 'Wizard'],
} as const satisfies Record<string, Part>;

export const islands: Readonly<Record<string, Part>> = {
  ...parts,
  ...Object.fromEntries(
    shortKinds.map((kind) => {
      const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [kind, [`#components/${featureOf(kind)}/${kind}-form`, `${name}Form`]];
    }),
  ),
};

export type IslandName = keyof typeof parts | ShortKind;
