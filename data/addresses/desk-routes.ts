import { routes } from '#data/addresses/routes';

export const deskCalls = {
  signIn: '/api/desk/sign-in',
  enter: '/api/desk/enter',
  signOut: '/api/desk/sign-out',
  next: '/api/desk/next',
  new: '/api/desk/new',
  many: '/api/desk/many',
  templates: '/api/desk/templates',
  team: '/api/desk/team',
  filters: '/api/desk/filters',
  state: '/api/desk/state',
  mails: '/api/desk/mails',
  batches: '/api/desk/batches',
  certificates: '/api/desk/certificates',
  erase: '/api/desk/erase',
} as const;

/** A webinar session on the desk: its access link, its registrants. */
export const deskSessionPath = (id: string) => `/desk/sessions/${id}` as const;
export const deskSessionCall = (id: string) => `/api/desk/sessions/${id}` as const;

/** One batch on the desk. */
export const deskBatchPath = (id: string) => `/desk/batches/${id}` as const;
export const deskBatchCall = (id: string) => `/api/desk/batches/${id}` as const;
/** A sheet to be signed, and the roster as a table. */
export const attendancePath = (id: string) => `/desk/batches/${id}/attendance` as const;
export const rosterCsvPath = (id: string) => `/desk/batches/${id}/roster.csv` as const;

/** The script of the desk's pages. */
export const deskLive = '/desk/live.js';

/** An invoice or a credit note on the desk; slashes of its number are hyphens. */
export const deskPaymentPath = (number: string) => `${routes.deskPayments}/${number}` as const;

/** One enquiry on the desk, and what is done with it. */
export const deskEnquiryPath = (reference: string) => `/desk/${reference}` as const;
/** All that is stored of whose enquiry it is. */
export const deskPersonPath = (reference: string) => `/desk/person/${reference}` as const;
/** The text of its resume, on a page of its own; the file itself is a download. */
export const deskResumePath = (reference: string) => `/desk/${reference}/resume` as const;
export const deskResumeTextPath = (reference: string) => `/desk/${reference}/resume/text` as const;
/** A page of it as a picture, from 1. */
export const deskResumePicturePath = (reference: string, page: number) =>
  `/desk/${reference}/resume/page/${page}` as const;
export const deskEnquiryCall = (reference: string) => `/api/desk/${reference}` as const;

/** A task that belongs to no enquiry that the store knows, and what is done with it. */
export const deskTaskPath = (id: string) => `/desk/tasks/${id}` as const;
export const deskTaskCall = (id: string) => `/api/desk/tasks/${id}` as const;

/** One vacancy on the desk, and what is done with it. */
export const deskVacancyPath = (id: string) => `/desk/vacancies/${id}` as const;
export const deskVacancyCall = (id: string) => `/api/desk/vacancies/${id}` as const;

/** The certificate as a document to print, for the desk. */
export const deskCertificatePath = (number: string) =>
  `${routes.deskCertificates}/${number}` as const;

/** The sheet of a sitting as its candidate filled it; looking changes nothing. */
export const deskExamPath = (id: string) => `${routes.deskExams}/${id}` as const;
