/** The parts of pages that come alive by themselves: by name, the module that exports the component, and its name there; or `start`, of one without React. */
export const islands = {
  callback: ['#components/forms/callback-form', 'CallbackForm'],
  'cart-panel': ['#components/layout/cart-panel', 'CartPanel'],
  carousel: ['#components/library/carousel-buttons', 'CarouselButtons'],
  certificate: ['#components/forms/certificate-form', 'CertificateForm'],
  coaching: ['#components/forms/coaching-form', 'CoachingForm'],
  contact: ['#components/forms/contact-form', 'ContactForm'],
  employer: ['#components/forms/employer-form', 'EmployerForm'],
  holdings: ['#components/library/holdings', 'Holdings'],
  internship: ['#components/forms/internship-form', 'InternshipForm'],
  'job-alert': ['#components/careers/jobs/job-alert-form', 'JobAlertForm'],
  'job-hunt': ['#components/webinars/job-hunt-form', 'JobHuntForm'],
  licence: ['#components/forms/licence-form', 'LicenceForm'],
  'paper-steps': ['#components/library/paper-steps', 'PaperSteps'],
  pay: ['#lib/browser/checkout/pay-here', 'start'],
  payment: ['#components/webinars/payment-form', 'PaymentForm'],
  resume: ['#components/resume/maker', 'ResumeMaker'],
  search: ['#components/search/search-box', 'SearchBox'],
  wizard: ['#components/careers/wizard/wizard', 'Wizard'],
} as const satisfies Record<string, readonly [module: string, component: string]>;

export type IslandName = keyof typeof islands;

/** By name, the files of an island in the order in which they need each other: the last one is imported. */
export type IslandFiles = Readonly<Record<string, readonly string[]>>;

/** What the module of an island offers to the head script. */
export interface IslandModule {
  start(host: HTMLElement): void;
}
