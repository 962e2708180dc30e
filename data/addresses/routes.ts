// A form that names one address by itself does not bring all of them into the browser.
export const jobsPath = '/jobs';
export const applyJobsPath = '/applyJobs';
export const resumePath = '/resume';
export const privacyPath = '/privacy-policy';

/** Every address of the site, written once. */
export const routes = {
  home: '/',
  jobs: jobsPath,
  applyJobs: applyJobsPath,
  resume: resumePath,
  jobAlerts: '/job-alerts',
  certification: '/certification',
  coaching: '/coaching',
  compare: '/compare',
  whichModules: '/which-modules',
  quotation: '/quotation',
  batches: '/batches',
  search: '/search',
  internships: '/internships',
  licenses: '/licenses',
  downloads: '/downloads',
  interviewQuestions: '/downloads/questions',
  testPapers: '/library/test',
  practice: '/practice',
  verify: '/verify',
  caseStudies: '/downloads/cases',
  tools: '/downloads/tools',
  about: '/about',
  employee: '/employee',
  contactUs: '/contact-us',
  jobHunt: '/job-hunt',
  jobHuntTelugu: '/job-hunt/te',
  jobHuntEnglish: '/job-hunt/en',
  webinarCalendar: '/webinarcalendar',
  icsCalendar: '/icsCalendar',
  thankYou: '/thankyou',
  invoice: '/thankyou/invoice',
  features: '/features',
  countdown: '/countdown',
  promo: '/popdes',
  reachUs: '/floatingIcons',
  dashboard: '/dashboard',
  community: '/community',
  webinar: '/webinar',
  privacy: privacyPath,
  terms: '/termsandconditions',
  refund: '/refund-policy',
  delivery: '/delivery-policy',
  cancellation: '/cancellation-policy',
  aiWebinar: '/aiwebinar',
  aiWebinarPayment: '/aiwebinarPayment',
  sandboxCheckout: '/sandbox-checkout',
  hostedCheckout: '/checkout',
  paymentProblem: '/payment-problem',
  problem: '/problem',
  desk: '/desk',
  deskSignIn: '/desk/sign-in',
  deskDone: '/desk/done',
  deskUndated: '/desk/undated',
  deskNew: '/desk/new',
  deskTemplates: '/desk/templates',
  deskTeam: '/desk/team',
  deskSuspicious: '/desk/suspicious',
  deskMails: '/desk/mails',
  deskNumbers: '/desk/numbers',
  deskNumbersCsv: '/desk/numbers.csv',
  deskOutcomes: '/desk/outcomes',
  deskOutcomesCsv: '/desk/outcomes.csv',
  deskPayments: '/desk/payments',
  deskPaymentsExport: '/desk/payments/export',
  deskPaymentsCsv: '/desk/payments.csv',
  deskGstr1: '/desk/gstr1.zip',
  deskSessions: '/desk/sessions',
  deskBatches: '/desk/batches',
  deskCertificates: '/desk/certificates',
  deskExams: '/desk/exams',
  deskVacancies: '/desk/vacancies',
  deskCsv: '/desk/enquiries.csv',
  deskErase: '/desk/erase',
} as const;

export const coachingEnquiry = '/coaching/enquiry';

/** Where each form is sent (contract: Calls). */
export const apiRoutes = {
  contact: '/api/sendEmail',
  callback: '/api/sendEmail/callback',
  nextEdition: '/api/sendEmail/next-edition',
  saveProgress: '/api/save-progress',
  certificate: '/api/sendEmail/certificate',
  coaching: '/api/sendEmail/coaching',
  internship: '/api/sendEmail/internships',
  licence: '/api/sendEmail/License',
  employer: '/api/sendEmail/jobapplication',
  order: '/api/order',
  verifyPayment: '/api/verify-payment',
  closedPaymentWindow: '/api/closedPaymentWindow',
  paymentFailureCheck: '/api/paymentfailurecheck',
  application: '/api/applyjobs',
  continuation: '/api/continue',
  resume: '/api/resume',
} as const;

/** One application on its way to another phone. */
export const continuationCall = (id: string) => `${apiRoutes.continuation}/${id}` as const;
export const continuationStateHeader = 'continuation-state';
/** It precedes the id and the key in the fragment of the link, which no server sees. */
export const continuationMark = 'continue=';

/** One batch: for visitors, and for their calendars. */
export const batchPath = (id: string) => `${routes.batches}/${id}` as const;
export const batchCalendarPath = (id: string) => `${routes.batches}/${id}.ics` as const;

/** Where the payment provider tells of payments. */
export const paymentWebhook = '/api/razorpay/webhook';

export const healthCheck = '/api/health';
export const metricsPath = '/metrics';

/** The page a plain form post ends on. */
export const receivedPath = (kind: string) => `/received/${kind}` as const;

export const searchCall = '/api/search';

/** The subscription to all webinars. */
export const webinarFeed = '/api/webinars.ics';

/** One article of the blog. */
export const articlePath = (id: string) => `${routes.downloads}/blogs/${id}` as const;

/** One topic of the interview question bank. */
export const interviewPath = (topic: string) => `${routes.interviewQuestions}/${topic}` as const;

/** One case study. */
export const casePath = (id: string) => `${routes.caseStudies}/${id}` as const;

/** A file one keeps: a workbook, a resume, letters. */
export const toolPath = (id: string) => `${routes.tools}/${id}` as const;

/** The model test paper of one module: read by GET, marked by POST. */
export const testPaperPath = (courseNo: number) => `${routes.testPapers}/${courseNo}` as const;
export const testResultPath = (courseNo: number) => `${testPaperPath(courseNo)}/result` as const;
/** The paper is opened by somebody who was dared to beat a score. */
export const challengePath = (courseNo: number, score: number) =>
  `${testPaperPath(courseNo)}/${score}` as const;
/** The module whose paper is at an address; undefined where none does. */
export const testPaperOf = (path: string): string | undefined =>
  /^\/library\/test\/([1-9]|1[0-7])$/.exec(path)?.[1];

/** The practical paper of one module: shown by GET, marked by POST. Without a set it leads to a new one. */
export const practicePath = (module: number) => `${routes.practice}/${module}` as const;
/** Everybody who has this address gets the same figures. */
export const practiceSetPath = (module: number, set: string) =>
  `${practicePath(module)}?set=${set}` as const;
/** Anything that is no set leads to a new one. */
export const anotherSetPath = (module: number) => practiceSetPath(module, 'another');
/** Where the one entry of the home page is marked, and where it is asked: literals, so that no island carries all routes for them. */
export const practiceEntryPath = '/practice/1?entry=home';
export const practiceEntryHome = '/#entry';
/** The module whose practical paper is at an address; undefined where none does. */
export function practiceModuleOf(path: string): number | undefined {
  const [, module] = /^\/practice\/([1-9]|1[0-7])$/.exec(path) ?? [];
  return module === undefined ? undefined : Number(module);
}

export const enrollmentTypes = ['certification', 'coaching', 'library'] as const;
export type EnrollmentType = (typeof enrollmentTypes)[number];

/** The syllabus of one module. */
export const coursePath = (type: EnrollmentType, courseNo: number) =>
  `/${type}/course/${courseNo}` as const;

/** The picture that shows when a page is shared. */
export const cardFolder = '/cards/';
export const cardPath = (name: string) => `${cardFolder}${name}.png` as const;

/** The free webinar's page in Tamil, Telugu or English. */
export const jobHuntPath = (language: 'ta' | 'te' | 'en') =>
  ({ ta: routes.jobHunt, te: routes.jobHuntTelugu, en: routes.jobHuntEnglish })[language];

export const isJobHunt = (path: string): boolean =>
  path === routes.jobHunt || path === routes.jobHuntTelugu || path === routes.jobHuntEnglish;

/** Where anybody checks a certificate, and where machines read it. */
export const certificatePath = (number: string) => `${routes.verify}/${number}` as const;
/** `2026-517`: of which certificates of a year are revoked. */
export const statusListPath = (list: string) => `${routes.verify}/status/${list}` as const;
export const certificateJsonPath = (number: string) => `${routes.verify}/${number}.json` as const;
