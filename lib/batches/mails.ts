/** Mails about a batch: to people with a seat, by topic, and to staff when a seat comes free for the waiting list. */

import { deskBatchPath, deskEnquiryPath } from '#data/addresses/desk-routes';
import { batchPath } from '#data/addresses/routes';
import { writeBatch } from '#lib/batches/files';
import type { WaitingPerson } from '#lib/batches/queries/waiting-list';
import {
  type Batch,
  beginsAt,
  type CountedBatch,
  endsAt,
  isJoinable,
  seatsLeft,
  topicsOf,
} from '#lib/batches/rules';
import { inOneLine, nameOf, sessionsInWords, timesInWords, titleOf } from '#lib/batches/words';
import { toVisitor } from '#lib/enquiries/mails';
import { attachCalendar } from '#lib/platform/calendar/calendar';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { Row } from '#lib/platform/mail/layout';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { dayMs, instantInIndia, isoDayInIndia, shortDay } from '#lib/platform/values/india';

const eveAt = '09:00';

export type BatchTopic = 'join' | 'moved' | 'tomorrow' | 'today' | 'cancelled';

/** Somebody in a batch: with a paid seat, one that is held, or in its list. Epoch milliseconds. */
export interface InBatch {
  readonly role: 'has' | 'holds' | 'waits';
  /** Since when they are: what was said before that they know. */
  readonly since: number;
  /** When the seat came from another batch: that mail named link and address. */
  readonly movedAt?: number;
}

/**
 * Each mail has a number of its own so that it goes once; a batch that is over owes nothing. Link and address are for
 * people with a seat; of another day, hour or place everybody hears. Epoch milliseconds.
 */
export function topicsDue(
  batch: Batch,
  { role, since, movedAt = 0 }: InBatch,
  now: number,
): readonly (readonly [topic: BatchTopic, number: number])[] {
  const { cancelledAt, joinNumber, joinAt = 0, moves, movedAt: changedAt = 0 } = batch;
  if (now >= endsAt(batch)) return [];
  if (cancelledAt !== undefined) return since <= cancelledAt ? [['cancelled', 1]] : [];
  const isJoinNews =
    role === 'has' ? joinNumber > 0 && movedAt < joinAt : joinNumber > 1 && since < joinAt;
  return [
    ...(isJoinNews ? [['join', joinNumber] as const] : []),
    ...(moves > 0 && since < changedAt ? [['moved', moves] as const] : []),
    ...(role === 'has' ? firstSessionDue(batch, since, now) : []),
  ];
}

/** On the day before the first session, or after an outage on its day, in words that are true then. */
function firstSessionDue(batch: Batch, since: number, now: number) {
  const begins = beginsAt(batch);
  const first = isoDayInIndia(begins);
  const midnight = instantInIndia(first);
  if (now < instantInIndia(isoDayInIndia(midnight - dayMs), eveAt) || now >= begins) return [];
  // By the day that it announces: a batch that was moved announces another.
  const number = Number(first.replaceAll('-', ''));
  if (now < midnight) return [['tomorrow', number] as const];
  return since < midnight ? [['today', number] as const] : [];
}

export const topicOf = ({ id }: Pick<Batch, 'id'>, topic: BatchTopic, number: number) =>
  `${topicsOf({ id }, topic)}${number}`;

interface About {
  readonly batch: Batch;
  readonly topic: BatchTopic;
  readonly number: number;
  readonly role: InBatch['role'];
  readonly to: string;
  readonly name: string;
  readonly env: Env;
}

export function batchMail({ batch, topic, number, role, to, name, env }: About): OutgoingMail {
  const method = batch.cancelledAt === undefined ? 'PUBLISH' : 'CANCEL';
  const withPlace = method === 'PUBLISH' && role === 'has';
  const calendar = writeBatch(batch, env.origin, { withPlace });
  const recipient = { ...toVisitor(env, { email: to }), greets: name };
  return writeMail(recipient, {
    ...contentOf(batch, topic, { number, role, origin: env.origin }),
    topic: topicOf(batch, topic, number),
    ...(topic === 'tomorrow' && { goodUntil: instantInIndia(isoDayInIndia(beginsAt(batch))) }),
    ...(topic === 'today' && { goodUntil: beginsAt(batch) }),
    // A person without a seat has no entries to replace.
    ...(role === 'has' && { attachments: [attachCalendar('batch.ics', method, calendar)] }),
  });
}

/** Link and address are for a person with a seat alone. */
function batchRows(batch: Batch, withPlace: boolean): Row[] {
  const { link, place, sessions, starts } = batch;
  return [
    ['What', titleOf(batch)],
    ['First session', shortDay(sessions[0] ?? starts)],
    ['Hours', `${timesInWords(batch)}, Indian time`],
    ['Sessions', sessionsInWords(batch)],
    ['Where', `${batch.mode}, ${batch.language}`],
    ...(withPlace && link ? [['Link', link, 'link'] as const] : []),
    ...(withPlace && place ? [['Address', place] as const] : []),
    ...(batch.trainer ? [['Trainer', batch.trainer] as const] : []),
  ];
}

interface Due {
  readonly number: number;
  readonly role: InBatch['role'];
  readonly origin: string;
}

function contentOf(batch: Batch, topic: BatchTopic, { number, role, origin }: Due): MailContent {
  const first = shortDay(batch.sessions[0] ?? batch.starts);
  const name = nameOf(batch);
  const has = role === 'has';
  const rows = batchRows(batch, has && topic !== 'cancelled');
  const entry = has
    ? ['The sessions are attached for your calendar; they replace the earlier entries.']
    : [];
  const after = [`All sessions: ${origin}${batchPath(batch.id)}`];
  if (topic === 'cancelled') {
    const why = batch.cancelReason ? ` Reason: ${batch.cancelReason}` : '';
    return {
      subject: `${name} from ${first} is cancelled`,
      before: [`We had to cancel ${theBatch[role]}.${why}`, afterCancelled[role]],
      rows,
    };
  }
  if (topic === 'moved') {
    return {
      subject: `${name}: days, hours or place have changed`,
      before: [
        `${capital(theBatch[role])} has changed. It is now as below.${still[role]}`,
        ...entry,
      ],
      rows,
      after,
    };
  }
  if (topic === 'tomorrow' || topic === 'today') {
    const later =
      batch.link || batch.place ? '' : ' We will send you the joining details in a separate mail.';
    const day = topic === 'today' ? 'today' : 'tomorrow';
    return {
      subject: `${capital(day)}: ${name}`,
      before: [`Your first session is ${day}, ${first}.${later}`, ...entry],
      rows,
      after,
    };
  }
  if (!has) {
    return {
      subject: `${name}: where it meets has changed`,
      before: [
        `The link or the address of ${theBatch[role]} has changed. We send both to everybody who has paid a part.${still[role]}`,
      ],
      rows,
      after,
    };
  }
  return {
    subject: number > 1 ? `${name}: new joining details` : `Joining details: ${name}`,
    before: [
      number > 1
        ? 'From now on, please use the details below instead of those we sent earlier.'
        : 'This is how you join your batch. Please do not forward it: it is only for those who have a seat.',
      ...entry,
    ],
    rows,
    after,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const theBatch: Readonly<Record<InBatch['role'], string>> = {
  has: 'your batch',
  holds: 'the batch in which we hold a seat for you',
  waits: 'the batch in which you asked for a seat',
};

const still: Readonly<Record<InBatch['role'], string>> = {
  has: '',
  holds: ' Your seat is still held. If the new plan does not suit you, reply to this mail.',
  waits: ' You keep your place. If the new plan does not suit you, reply to this mail.',
};

const afterCancelled: Readonly<Record<InBatch['role'], string>> = {
  has: 'We will call you about another batch, or refund what you paid. The attached entry removes the sessions from your calendar.',
  holds:
    'The request for payment is cancelled with it: please do not pay it, you owe nothing. We hold no seat for you any more. To join another batch, reply to this mail.',
  waits: 'You need not do anything. To join another batch, reply to this mail.',
};

interface MovedSeat {
  /** Both as they are after the move. */
  readonly from: Batch;
  readonly to: Batch;
  readonly role: 'has' | 'holds';
  readonly now: number;
  /** Further sentences, such as about a part that is due again. */
  readonly more: readonly string[];
}

/** One mail about a seat that moved: the old entries are taken out of the calendar, the new ones put in. */
export function movedSeatContent(
  { from, to, role, now, more }: MovedSeat,
  origin: string,
): MailContent {
  const has = role === 'has';
  const day = (batch: Batch) => shortDay(batch.sessions[0] ?? batch.starts);
  const gone = writeBatch({ ...from, cancelledAt: from.cancelledAt ?? now }, origin);
  const added = writeBatch(to, origin, { withPlace: has });
  return {
    topic: `seat-${to.id}-${now}`,
    subject: `${nameOf(to)}: your seat is now in the batch of ${day(to)}`,
    before: [
      `Your seat is now in the batch of ${day(to)}, ${timesInWords(to)}, and no longer in that of ${day(from)}.`,
      'Two calendar entries are attached: one removes the former sessions, the other adds the new ones.',
      ...(has && !to.link && !to.place
        ? ['We will send you the joining details in a separate mail.']
        : []),
      ...more,
    ],
    rows: batchRows(to, has),
    after: [`All sessions: ${origin}${batchPath(to.id)}`],
    attachments: [
      attachCalendar('former-batch.ics', 'CANCEL', gone),
      attachCalendar('batch.ics', 'PUBLISH', added),
    ],
  };
}

/**
 * Reports seats that came free since the last notice to staff where somebody waits. Returns how many mails it wrote: one, or
 * none.
 */
export async function notifySeats(context: AppContext, batch: CountedBatch): Promise<number> {
  const { store, env, now } = context;
  const at = now();
  if (batch.cancelledAt !== undefined) return 0;
  const { id, taken, toldFree, toldTaken } = batch;
  const free = seatsLeft(batch);
  if (free === toldFree && taken === toldTaken) return 0;
  const first =
    free > toldFree && batch.waiting > 0 && isJoinable(batch, at)
      ? (await store.listWaitingPeople(id, at)).find(({ waits }) => waits)
      : undefined;
  const noted = await store.noteSeats({
    ...{ batch: id, before: { free: toldFree, taken: toldTaken }, free, taken, now: at },
    ...(first && {
      notice: {
        enquiry: first.enquiry,
        mail: writeMail(toStaff(env), freeSeatMail(context, batch, first, at)),
      },
    }),
  });
  return noted && first ? 1 : 0;
}

function freeSeatMail(
  { env }: AppContext,
  batch: CountedBatch,
  first: WaitingPerson,
  now: number,
): MailContent {
  const rows = [
    ['Batch', `${titleOf(batch)}: ${inOneLine(batch)}`],
    ['Seats left', String(seatsLeft(batch))],
    ['First on the waiting list', `${first.name} (${first.reference}), ${first.phone}`],
    ['What to do', `Ask them: ${env.origin}${deskEnquiryPath(first.reference)}`],
    ['Everybody waiting', `${env.origin}${deskBatchPath(batch.id)}`],
    ['Reference', first.reference],
  ] as const;
  return {
    topic: `batch-${batch.id}-seat-${now}`,
    subject: `[batch-seat] A seat is free: ${titleOf(batch)}`,
    rows,
  };
}
