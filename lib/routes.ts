/** Every address of the site, written once. */
export const routes = {
  home: '/',
  jobs: '/jobs',
  applyJobs: '/applyJobs',
  jobAlerts: '/job-alerts',
  certification: '/certification',
  coaching: '/coaching',
  internships: '/internships',
  licenses: '/licenses',
  downloads: '/downloads',
  about: '/about',
  employee: '/employee',
  contactUs: '/contact-us',
  jobHunt: '/job-hunt',
  webinarCalendar: '/webinarcalendar',
  community: '/community',
  webinar: '/webinar',
  privacy: '/privacy-policy',
  terms: '/termsandconditions',
  refund: '/refund-policy',
  delivery: '/delivery-policy',
  cancellation: '/cancellation-policy',
  aiWebinar: '/aiwebinar',
  problem: '/problem',
} as const;

/** Where each form is sent: decisions, section 6. */
export const calls = {
  contact: '/api/sendEmail',
  callback: '/api/sendEmail/callback',
} as const;

/** The page a plain form post ends on. */
export const receivedPath = (kind: string) => `/received/${kind}` as const;

export const enrollmentTypes = ['certification', 'coaching', 'library'] as const;
export type EnrollmentType = (typeof enrollmentTypes)[number];

/** The syllabus of one module. */
export const coursePath = (type: EnrollmentType, courseNo: number) =>
  `/${type}/course/${courseNo}` as const;
