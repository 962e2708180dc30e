/**
 * Every form that becomes an enquiry, a row each: what staff and visitors call it, where it stands, how its week is
 * counted. The pages of receipt, calls without a router, kinds, the desk's filters and week, and the way back to a form
 * are derived. A form is its form.ts, a component, a page and its row here; the privacy policy tells what it asks.
 */
import { routes } from '#data/addresses/routes';
import { application } from '#lib/applications/forms';
import { callback } from '#lib/enquiries/forms/callback';
import { certificate } from '#lib/enquiries/forms/certificate';
import { coaching } from '#lib/enquiries/forms/coaching';
import { contact } from '#lib/enquiries/forms/contact';
import { internship } from '#lib/enquiries/forms/internship';
import { licence } from '#lib/enquiries/forms/licence';
import type { Form } from '#lib/forms/define';
import { employer } from '#lib/placement/forms/employer';
import { webinarFree } from '#lib/webinars/forms/free';
import { webinarPaid } from '#lib/webinars/forms/paid';

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

interface Row {
  readonly form: Form;
  /** Where it is filled in: who comes to its call by an address, or back from a refusal, is led there. */
  readonly page: string;
  /** "We have your job application". */
  readonly noun: string;
  /** In lists of the desk. */
  readonly title: string;
  readonly group: (typeof kindGroups)[number]['id'];
  /** Its call does more than receive one short post: a file, a draft, an order. */
  readonly ownCall?: true;
}

const rows = [
  {
    form: application,
    page: routes.applyJobs,
    noun: 'job application',
    title: 'Job application',
    group: 'jobs',
    ownCall: true,
  },
  // The form that stands everywhere opens as a dialog on the home page.
  {
    form: contact,
    page: `${routes.home}#contact`,
    noun: 'message',
    title: 'Message',
    group: 'calls',
  },
  {
    form: callback,
    page: routes.contactUs,
    noun: 'request for a call',
    title: 'Callback',
    group: 'calls',
  },
  {
    form: certificate,
    page: routes.certification,
    noun: 'exam enrolment',
    title: 'Exam enrolment',
    group: 'exams',
  },
  {
    form: coaching,
    page: routes.coaching,
    noun: 'coaching enquiry',
    title: 'Coaching',
    group: 'coaching',
  },
  {
    form: internship,
    page: routes.internships,
    noun: 'internship application',
    title: 'Internship',
    group: 'internships',
  },
  {
    form: licence,
    page: routes.licenses,
    noun: 'licence enquiry',
    title: 'Licence',
    group: 'internships',
  },
  {
    form: employer,
    page: routes.employee,
    noun: 'request for accountants',
    title: 'Employer',
    group: 'employers',
  },
  {
    form: webinarFree,
    page: routes.jobHunt,
    noun: 'webinar registration',
    title: 'Free webinar',
    group: 'webinars',
    ownCall: true,
  },
  {
    form: webinarPaid,
    page: routes.aiWebinarPayment,
    noun: 'paid webinar registration',
    title: 'Paid webinar',
    group: 'webinars',
    ownCall: true,
  },
] as const satisfies readonly Row[];

export const forms = rows.map(({ form }) => form);
export const enquiryForms: readonly Row[] = rows;

/** Those that are one short post, by a component of their own. */
export const shortForms = rows.flatMap((row) => ('ownCall' in row ? [] : [row.form]));

/** The kinds of submissions that are enquiries, as they stand in the desk's filter. */
export const enquiryKinds: readonly string[] = rows.map(({ form }) => form.kind);

const unknown = { noun: 'enquiry', title: 'Enquiry' };

/** What an enquiry of a kind is, in our words: never in those of whoever sent it. */
export const kindWords = (kind: string): Pick<Row, 'noun' | 'title'> =>
  rows.find(({ form }) => form.kind === kind) ?? unknown;

/** The group that a kind is counted in; undefined for what is no enquiry. */
export const groupOf = (kind: string): Row['group'] | undefined =>
  rows.find(({ form }) => form.kind === kind)?.group;

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
