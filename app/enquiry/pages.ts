/** The pages that an enquiry's link can end on. */
import { createElement } from 'react';
import { draw } from '#app/enquiry/render-enquiry-page';
import { EnquiryPage, headingOf } from '#components/enquiry/enquiry-page';
import type { Confirmation, Rejected } from '#components/enquiry/more-ways';
import { StoreAway } from '#components/enquiry/store-away';
import { UnknownLink } from '#components/enquiry/unknown-link';
import { ownBatches } from '#lib/server/batches/own-batches';
import type { DrawRejection } from '#lib/server/intake/link-post';
import { placementsOf } from '#lib/server/placement/candidate-view';
import { site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import { visitorSession } from '#lib/server/visitor-page/visitor-session';
import { visitorView } from '#lib/server/visitor-page/visitor-view';
import { contactsOf } from '#lib/shared/company/contacts';
import { line } from '#lib/shared/forms/sanitize';

export function drawUnknown(status = 404): Promise<Response> {
  const page = createElement(UnknownLink, { contacts: contactsOf(site().env) });
  return draw('This link does not open anything', page, { status });
}

/** While the store is away: 503, and no word about what it may hold. */
export function drawStoreAway(): Promise<Response> {
  const page = createElement(StoreAway, { contacts: contactsOf(site().env) });
  return draw('Please try again in a minute', page, { status: 503, retryAfterSeconds: 30 });
}

interface Around {
  readonly confirmation?: Confirmation | undefined;
  readonly rejected?: Rejected;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

export async function drawEnquiry(
  enquiry: Enquiry,
  token: string,
  { confirmation, rejected, ...answer }: Around,
): Promise<Response> {
  const { store, env, now } = site();
  const { mails, files } = await store.findRelations(enquiry.id);
  const events = await store.listEvents(enquiry.id);
  const session = await visitorSession(store, enquiry, mails, now());
  const batches = await ownBatches(store, enquiry.id, now());
  const placements = await placementsOf({ store }, enquiry.id, events, now());
  const payments = await store.findPaymentFile(enquiry.id);
  const around = {
    ...{ token, events, mails, files, env, session, batches, placements, payments },
    now: now(),
  };
  const view = visitorView(enquiry, around);
  const page = { view, contacts: contactsOf(env), confirmation, rejected };
  const drawn = { ...answer, payment: view.payment };
  return draw(headingOf(view).title, createElement(EnquiryPage, page), drawn);
}

export const drawRejection: DrawRejection<Enquiry> = async (rejection) => {
  const { error, fields, token, found: enquiry } = rejection;
  if (error.status === 503) return drawStoreAway();
  if (!enquiry || error.status === 404) return drawUnknown(error.status);
  const rejected = {
    message: error.message,
    errors: error.errors ?? {},
    note: line(fields.action) === 'note' ? String(fields.note ?? '') : '',
  };
  return drawEnquiry(enquiry, token, { ...error, rejected });
};

const invoiceFields = ['state', 'invoiceName', 'address', 'gstin'];

/** An order that was not opened: its fields as they were typed, and why. */
export const drawOrderProblem: DrawRejection<Enquiry> = async (rejection) => {
  const { error, fields, token, found: enquiry } = rejection;
  if (error.status === 503) return drawStoreAway();
  if (!enquiry) return drawUnknown(error.status);
  const typed = invoiceFields.map((name) => [name, line(fields[name])] as const);
  const { message, errors = {} } = error;
  const rejected = { message, errors, note: '', typed: Object.fromEntries(typed) };
  return drawEnquiry(enquiry, token, { ...error, rejected });
};
