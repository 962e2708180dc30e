/** Every address of the site, written once. */
export const routes = {
  home: '/',
  jobs: '/jobs',
  applyJobs: '/applyJobs',
  jobAlerts: '/job-alerts',
  certification: '/certification',
  coaching: '/coaching',
  compare: '/compare',
  whichModules: '/which-modules',
  quotation: '/quotation',
  search: '/search',
  internships: '/internships',
  licenses: '/licenses',
  downloads: '/downloads',
  about: '/about',
  employee: '/employee',
  contactUs: '/contact-us',
  jobHunt: '/job-hunt',
  webinarCalendar: '/webinarcalendar',
  icsCalendar: '/icsCalendar',
  thankYou: '/thankyou',
  features: '/features',
  countdown: '/countdown',
  promo: '/popdes',
  reachUs: '/floatingIcons',
  dashboard: '/dashboard',
  community: '/community',
  webinar: '/webinar',
  privacy: '/privacy-policy',
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
} as const;

/** What a page without a script opens in place of the dialog on `/coaching`. */
export const coachingEnquiry = `${routes.coaching}/enquiry` as const;

/** Where each form is sent: decisions, section 6. */
export const apiRoutes = {
  contact: '/api/sendEmail',
  callback: '/api/sendEmail/callback',
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
} as const;

/** Where the payment provider tells of payments. */
export const paymentWebhook = '/api/razorpay/webhook';

export const healthCheck = '/api/health';

/** The page a plain form post ends on. */
export const receivedPath = (kind: string) => `/received/${kind}` as const;

/** The subscription to all webinars. */
export const webinarFeed = '/api/webinars.ics';

/** One article of the blog. */
export const articlePath = (id: string) => `${routes.downloads}/blogs/${id}` as const;

export const enrollmentTypes = ['certification', 'coaching', 'library'] as const;
export type EnrollmentType = (typeof enrollmentTypes)[number];

/** The syllabus of one module. */
export const coursePath = (type: EnrollmentType, courseNo: number) =>
  `/${type}/course/${courseNo}` as const;

/** The picture that shows when a page is shared. */
export const cardFolder = '/cards/';
export const cardPath = (name: string) => `${cardFolder}${name}.png` as const;

/** Where to register for a free session; the topic is for who reads the address, the id decides. */
export const registerPath = (sessionId: string, topic: string) =>
  `${routes.jobHunt}?session=${sessionId}&topic=${slug(topic)}` as const;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The thanks for a free registration, in the language of its page (ta, te or en). */
export const thankYouPath = ({ session, language }: { session: string; language: string }) =>
  `${routes.thankYou}?lang=${language}&session=${session}` as const;

/** The calendar entry of one session alone. */
export const sessionEntryPath = (sessionId: string) =>
  `${webinarFeed}?session=${sessionId}` as const;
