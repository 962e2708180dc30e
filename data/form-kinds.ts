/**
 * The kinds of enquiry, a row each: what staff and visitors call it, where its form is, how its week is counted. The
 * definition of each form is its feature's; lib/accounts/forms/registry.ts lists them.
 */
import { routes } from '#data/addresses/routes';

/** How the desk adds up what came, in the order of its table; `short` heads a narrow column. */
export const kindGroups = [
  { id: 'jobs', title: 'Job applications', short: 'Jobs' },
  { id: 'exams', title: 'Exam enrolments', short: 'Exams' },
  { id: 'coaching', title: 'Coaching', short: 'Coach' },
  { id: 'internships', title: 'Internships and licences', short: 'Int.' },
  { id: 'employers', title: 'Employers', short: 'Empl.' },
  { id: 'webinars', title: 'Webinars', short: 'Web.' },
  { id: 'calls', title: 'Callbacks and messages', short: 'Calls' },
] as const;

export interface FormKind {
  readonly kind: string;
  /** Where it is filled in: who comes to its call by an address, or back from a refusal, is led there. */
  readonly page: string;
  /** "We have your job application". */
  readonly noun: string;
  /** In lists of the desk. */
  readonly title: string;
  readonly group: (typeof kindGroups)[number]['id'];
  /** Its call does more than receive one short post: a file, a draft, an order. */
  readonly ownCall?: true;
  /** The feature whose form it is, where that is not `enquiries`. */
  readonly feature?: string;
}

export const formKinds = [
  {
    kind: 'application',
    page: routes.applyJobs,
    noun: 'job application',
    title: 'Job application',
    group: 'jobs',
    ownCall: true,
  },
  // The form that is everywhere opens as a dialog on the home page.
  {
    kind: 'contact',
    page: `${routes.home}#contact`,
    noun: 'message',
    title: 'Message',
    group: 'calls',
  },
  {
    kind: 'callback',
    page: routes.contactUs,
    noun: 'request for a call',
    title: 'Callback',
    group: 'calls',
  },
  {
    kind: 'certificate',
    page: routes.certification,
    noun: 'exam enrolment',
    title: 'Exam enrolment',
    group: 'exams',
  },
  {
    kind: 'coaching',
    page: routes.coaching,
    noun: 'coaching enquiry',
    title: 'Coaching',
    group: 'coaching',
  },
  {
    kind: 'internship',
    page: routes.internships,
    noun: 'internship application',
    title: 'Internship',
    group: 'internships',
  },
  {
    kind: 'licence',
    page: routes.licenses,
    noun: 'licence enquiry',
    title: 'Licence',
    group: 'internships',
  },
  {
    kind: 'employer',
    page: routes.employee,
    noun: 'request for accountants',
    title: 'Employer',
    group: 'employers',
    feature: 'placement',
  },
  {
    kind: 'webinar-free',
    page: routes.jobHunt,
    noun: 'webinar registration',
    title: 'Free webinar',
    group: 'webinars',
    ownCall: true,
  },
  {
    kind: 'webinar-paid',
    page: routes.aiWebinarPayment,
    noun: 'paid webinar registration',
    title: 'Paid webinar',
    group: 'webinars',
    ownCall: true,
  },
] as const satisfies readonly FormKind[];

const rowOf = (kind: string): FormKind | undefined => formKinds.find((row) => row.kind === kind);

/** The kinds of submissions that are enquiries, as they are in the desk's filter. */
export const enquiryKinds: readonly string[] = formKinds.map(({ kind }) => kind);

/** Those whose call receives one short post. */
export const shortKinds = formKinds.flatMap((row) => ('ownCall' in row ? [] : [row.kind]));

/** The feature that has the component of a short form: `components/{feature}/{kind}-form.tsx`. */
export const featureOf = (kind: ShortKind): string => rowOf(kind)?.feature ?? 'enquiries';

export type ShortKind = (typeof shortKinds)[number];

const unknown = { noun: 'enquiry', title: 'Enquiry' };

/** They are our words, never those of the sender. */
export const kindWords = (kind: string): Pick<FormKind, 'noun' | 'title'> => rowOf(kind) ?? unknown;

/** The group that a kind is counted in; undefined for what is no enquiry. */
export const groupOf = (kind: string): FormKind['group'] | undefined => rowOf(kind)?.group;

/** A seat in a webinar belongs to a session or a payment, and is taken on its own page; an application brings a file. */
export const enteredKinds: readonly string[] = enquiryKinds.filter(
  (kind) => groupOf(kind) !== 'webinars' && groupOf(kind) !== 'jobs',
);

export const enteredFrom = [
  { value: 'call', label: 'Phone call' },
  { value: 'walk-in', label: 'Walk-in' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'mail', label: 'E-mail' },
  { value: 'other', label: 'Elsewhere' },
] as const;
