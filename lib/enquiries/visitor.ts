/** The visitor's own doing: a wish, another number or a note. */

import { randomUUID } from 'node:crypto';
import { startOfDay } from '#lib/dates';
import type { VisitorAction } from '#lib/enquiries/visitor-actions';
import { wishInWords } from '#lib/enquiries/wishes';
import { answeredTo, noteToStaff } from '#lib/forms/staff-mail';
import { log } from '#lib/log';
import type { Site } from '#lib/site';
import type { Enquiry, EnquiryChange, EnquiryEvent } from '#lib/store/enquiries';
import type { OutgoingMail } from '#lib/store/store';
import { changedEvent } from '#lib/webhooks/events';

/** Further changes of a day are on the desk alone. */
const mailsADay = 5;

type Change = Exclude<VisitorAction, { readonly name: 'withdraw' }>;

/** False where the enquiry is gone meanwhile. Throws StoreUnavailable. */
export async function changeByVisitor(
  site: Site,
  enquiry: Enquiry,
  action: Change,
): Promise<boolean> {
  const { store, env, now, wakeCourier } = site;
  if (isSame(enquiry, action)) return true;
  const at = now();
  const change = changeOf(action);
  const event: EnquiryEvent = {
    id: randomUUID(),
    at,
    by: { kind: 'visitor' },
    action: action.name,
    detail: detailOf(action, enquiry),
  };
  const isReal = enquiry.suspicion === undefined;
  const webhook = isReal
    ? changedEvent(
        { ...enquiry, ...wanted(action) },
        { action: action.name, by: 'visitor' },
        env,
        at,
      )
    : undefined;
  const mails =
    isReal && (await mailsLeft(site, enquiry)) ? [changeMail(site, enquiry, action, event)] : [];
  const written = await store.changeEnquiry({
    id: enquiry.id,
    change,
    event,
    mails,
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

function wanted(action: Change): Pick<EnquiryChange, 'wish' | 'phone'> {
  if (action.name === 'wish') return { wish: action.wish };
  return action.name === 'phone' ? { phone: action.phone } : {};
}

const changeOf = (action: Change): EnquiryChange => wanted(action);

function detailOf(action: Change, { phone }: Enquiry): EnquiryEvent['detail'] {
  if (action.name === 'wish') return { ...action.wish };
  return action.name === 'phone' ? { phone: action.phone, before: phone } : { note: action.note };
}

async function mailsLeft({ store, now }: Site, { id }: Enquiry): Promise<boolean> {
  const today = startOfDay(now());
  const events = await store.listEvents(id);
  const theirs = events.filter(
    ({ at, by, action }) => at >= today && by.kind === 'visitor' && action !== 'received',
  );
  return theirs.length < mailsADay;
}

/** In the subject: the first mail of an enquiry and those of its changes are told apart in a list. */
const changed = {
  wish: 'changed when to call',
  phone: 'changed the number',
  note: 'added a note',
} as const satisfies Record<Change['name'], string>;

function changeMail(
  { env }: Site,
  enquiry: Enquiry,
  action: Change,
  event: EnquiryEvent,
): OutgoingMail {
  const { id, kind, name, email } = enquiry;
  const note = noteToStaff(
    {
      id,
      kind,
      name,
      email,
      phone: '',
      receivedAt: event.at,
      transcript: [answerOf(action, enquiry)],
      enquiry,
    },
    env,
    [],
    changed[action.name],
  );
  return { ...answeredTo({ name, email }, note), topic: `change-${event.id.slice(0, 8)}` };
}

function answerOf(action: Change, { phone }: Enquiry) {
  if (action.name === 'wish') {
    return { name: 'wish', label: 'Would like to be called', value: wishInWords(action.wish) };
  }
  if (action.name === 'phone') {
    return { name: 'phone', label: 'Number to call', value: `${action.phone} (before: ${phone})` };
  }
  return { name: 'note', label: 'Adds', value: action.note };
}
