/** The visitor's own doing: a wish, another number or a note. */
import { randomUUID } from 'node:crypto';
import { toStaffAnswering } from '#lib/server/forms/recipients';
import { staffNote } from '#lib/server/forms/staff-mail';
import { log } from '#lib/server/log';
import type { CandidateAction } from '#lib/server/placement/candidate-actions';
import type { Site } from '#lib/server/site';
import type { Enquiry, EnquiryChange, EnquiryEvent } from '#lib/server/store/enquiries/schema';
import type { OutgoingMail } from '#lib/server/store/store';
import { sessionClash, sessionHeld } from '#lib/server/visitor-page/session-clash';
import type { VisitorAction } from '#lib/server/visitor-page/visitor-actions';
import { changedEvent } from '#lib/server/webhooks/events';
import { startOfDay } from '#lib/shared/dates';
import { changeMailsADay, wishToStaff } from '#lib/shared/enquiries/words';

type Change = Exclude<VisitorAction, { readonly name: 'withdraw' | CandidateAction }>;

/** False where the enquiry is gone meanwhile. Throws StoreUnavailable. */
export async function changeByVisitor(
  site: Site,
  enquiry: Enquiry,
  action: Change,
): Promise<boolean> {
  const { store, env, now, wakeCourier } = site;
  if (isSame(enquiry, action) || (await isAskedAlready(site, enquiry, action))) return true;
  const at = now();
  const event: EnquiryEvent = {
    id: randomUUID(),
    at,
    by: { kind: 'visitor' },
    action: action.name,
    detail: detailOf(action, enquiry),
  };
  const isReal = enquiry.suspicion === undefined;
  const changed = { ...enquiry, ...wanted(action) };
  const webhook = isReal
    ? changedEvent(changed, { action: action.name, by: 'visitor' }, env, at)
    : undefined;
  const mails = isReal
    ? [changeMail(site, enquiry, action, { event, clash: await clashOf(site, enquiry) })]
    : [];
  const written = await store.changeEnquiry({
    id: enquiry.id,
    change: wanted(action),
    event,
    mails,
    mailed: { since: startOfDay(at), most: changeMailsADay },
    webhooks: webhook ? [webhook] : [],
  });
  log().info({ submission: enquiry.id, action: action.name }, 'changed by the visitor');
  wakeCourier();
  return written;
}

const isSame = ({ wish, phone }: Enquiry, action: Change): boolean =>
  (action.name === 'wish' &&
    wish?.time === action.wish.time &&
    wish.language === action.wish.language) ||
  (action.name === 'phone' && phone === action.phone);

/** Pressed twice, a new request for payment is asked for once: until there is one. */
async function isAskedAlready(
  { store }: Site,
  { id }: Enquiry,
  { name }: Change,
): Promise<boolean> {
  if (name !== 'ask-payment-again') return false;
  const { requests } = await store.findPaymentFile(id);
  const since = requests[0]?.madeAt ?? 0;
  const events = await store.listEvents(id);
  return events.some(({ action, at }) => action === name && at > since);
}

function wanted(action: Change): Pick<EnquiryChange, 'wish' | 'phone'> {
  if (action.name === 'wish') return { wish: action.wish };
  return action.name === 'phone' ? { phone: action.phone } : {};
}

function detailOf(action: Change, { phone, wish }: Enquiry): EnquiryEvent['detail'] {
  if (action.name === 'wish') {
    const before = wish && { timeBefore: wish.time, languageBefore: wish.language };
    return { ...action.wish, ...before };
  }
  if (action.name === 'ask-payment-again') return {};
  return action.name === 'phone' ? { phone: action.phone, before: phone } : { note: action.note };
}

/** In the subject: the first mail of an enquiry and those of its changes are told apart in a list. */
function deedOf({ name }: Change, { wish }: Enquiry): string {
  if (name === 'phone') return 'changed the number';
  if (name === 'note') return 'added a note';
  if (name === 'ask-payment-again') return 'asks for payment again';
  return `${wish ? 'changed' : 'chose'} when to call`;
}

interface Told {
  readonly event: EnquiryEvent;
  /** The session of who registered, where a call might fall due while it runs. */
  readonly clash: string | undefined;
}

async function clashOf({ store, now }: Site, enquiry: Enquiry): Promise<string | undefined> {
  const session = await sessionHeld(store, enquiry);
  return session && sessionClash(session, enquiry, now());
}

function changeMail(
  { env }: Site,
  enquiry: Enquiry,
  action: Change,
  { event, clash }: Told,
): OutgoingMail {
  const note = {
    topic: `change-${event.id.slice(0, 8)}`,
    about: deedOf(action, enquiry),
    rows: rowsOf(action, enquiry, clash),
    at: event.at,
  };
  return staffNote(enquiry, note, env, toStaffAnswering(env, enquiry));
}

function rowsOf(
  action: Change,
  { phone, wish }: Enquiry,
  clash: string | undefined,
): [label: string, value: string][] {
  if (action.name === 'phone') return [['Number to call', `${action.phone} (before: ${phone})`]];
  if (action.name === 'ask-payment-again') {
    return [['Asks', 'Would still pay: make a new request for payment on the desk']];
  }
  if (action.name === 'note') return [['Adds', action.note]];
  const before = wish && wishToStaff(wish);
  return [
    ['Would like to be called', wishToStaff(action.wish)],
    ...(before ? [['Before', before] as [string, string]] : []),
    ...(clash ? [['Not during their webinar', clash] as [string, string]] : []),
  ];
}
