/** The pages that an enquiry's link can end on, and its invoices. */
import { createElement, type ReactElement } from 'react';
import { privatePage } from '#app/private-page';
import { InvoicePage } from '#components/accounting/document-sheet';
import type { Confirmation, Rejected } from '#components/accounts/change-forms';
import { EnquiryPage, headingOf } from '#components/accounts/enquiry-page';
import { StoreAway, UnknownLink } from '#components/accounts/store-away';
import { renderPaths } from '#data/addresses/render-paths';
import { contactsOf } from '#data/company/contacts';
import { enrolmentOf } from '#lib/accounts/views/enrolment';
import { visitorView } from '#lib/accounts/views/page';
import type { VisitorPayment } from '#lib/accounts/views/payment';
import { visitorSession } from '#lib/accounts/views/session';
import { ownBatches } from '#lib/batches/views/public';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { RenderRejection } from '#lib/forms/http/boundary';
import type { Shown } from '#lib/payments/views/visitor';
import { placementsOf } from '#lib/placement/views/candidate';
import { context } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import { line } from '#lib/platform/values/text';
import { visitorExams } from '#lib/practice/views';

export function renderUnknown(status = 404): Promise<Response> {
  const page = createElement(UnknownLink, { contacts: contactsOf(context().env) });
  return render('This link does not work', page, { status });
}

/** While the store is away: 503, and no word about what it may hold. */
export function renderStoreAway(): Promise<Response> {
  const page = createElement(StoreAway, { contacts: contactsOf(context().env) });
  return render('Please try again in a minute', page, { status: 503, retryAfterSeconds: 30 });
}

interface Around {
  readonly confirmation?: Confirmation | undefined;
  readonly rejected?: Rejected;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

export async function renderEnquiry(
  enquiry: Enquiry,
  token: string,
  { confirmation, rejected, ...answer }: Around,
): Promise<Response> {
  const { store, env, now } = context();
  const { mails, files } = await store.findRelations(enquiry.id);
  const events = await store.listEvents(enquiry.id);
  const session = await visitorSession(store, enquiry, mails, now());
  const batches = await ownBatches(store, enquiry.id, now());
  const placements = await placementsOf({ store }, enquiry.id, events, now());
  const payments = await store.findPaymentFile(enquiry.id);
  const enrolment = await enrolmentOf(store, enquiry, { payments, env, now: now() });
  const around = {
    ...{ enrolment, token, events, mails, files, env, session, batches, placements, payments },
    exams: await visitorExams(context(), enquiry.id),
    now: now(),
  };
  const view = visitorView(enquiry, around);
  const page = { view, contacts: contactsOf(env), confirmation, rejected };
  const shown = { ...answer, payment: view.payment, isEnrolled: enrolment?.isEnrolled ?? false };
  return render(headingOf(view).title, createElement(EnquiryPage, page), shown);
}

/** The page again, with why a post was not taken, and what it said. */
const rejection =
  (typedIn: (fields: Fields) => Pick<Rejected, 'note' | 'typed'>): RenderRejection<Enquiry> =>
  async ({ error, fields, token, found: enquiry }) => {
    if (error.status === 503) return renderStoreAway();
    if (!enquiry || error.status === 404) return renderUnknown(error.status);
    const { message, errors = {} } = error;
    const rejected = { message, errors, ...typedIn(fields) };
    return renderEnquiry(enquiry, token, { ...error, rejected });
  };

export const renderRejection = rejection(({ action, note }) => ({
  note: line(action) === 'note' ? String(note ?? '') : '',
}));

const invoiceFields = ['state', 'invoiceName', 'address', 'gstin'];

export const renderOrderProblem = rejection((fields) => ({
  note: '',
  typed: Object.fromEntries(invoiceFields.map((name) => [name, line(fields[name])])),
}));

interface Answer {
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
  /** Tests read these on `main`: the state of the request for payment, and the paise that can be paid now. */
  readonly payment?: Pick<VisitorPayment, 'state' | 'duePaise'> | undefined;
  /** They have a seat or a module for which money is with us; absent on pages that are not theirs. */
  readonly isEnrolled?: boolean;
}

const renderEnquiryPage = privatePage(renderPaths.enquiry);

export function render(
  title: string,
  page: ReactElement,
  { payment, isEnrolled, ...answer }: Answer = {},
): Promise<Response> {
  const { state = 'none', duePaise } = payment ?? {};
  const due = duePaise === undefined ? undefined : { 'data-due': String(duePaise) };
  const enrolled = isEnrolled === undefined ? {} : { 'data-enrolled': isEnrolled ? 'yes' : 'no' };
  const main = { 'data-payment': state, ...due, ...enrolled };
  return renderEnquiryPage(title, page, { ...answer, main });
}

const renderInvoicePage = privatePage(renderPaths.invoice);

export function renderInvoice(
  { view, number }: Shown,
  back: { readonly href: string; readonly label: string },
): Promise<Response> {
  const page = createElement(InvoicePage, { view, contacts: contactsOf(context().env), back });
  return renderInvoicePage(`${view.title} ${number}`, page);
}
