/** Mails about a batch: to people with a seat, by topic, and to staff when a seat comes free for the waiting list. */

import { deskBatchPath, deskEnquiryPath } from '#data/addresses/desk-routes';
import { batchPath } from '#data/addresses/routes';
import { writeBatch } from '#lib/batches/files';
import type { WaitingPerson } from '#lib/batches/queries/reads';
import {
  type Batch,
  beginsAt,
  type CountedBatch,
  endsAt,
  isJoinable,
  seatsLeft,
} from '#lib/batches/rules';
import { inOneLine, nameOf, sessionsInWords, timesInWords, titleOf } from '#lib/batches/words';
import { toVisitor } from '#lib/enquiries/mails';
import { attachCalendar } from '#lib/platform/calendar/calendar';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { Row } from '#lib/platform/mail/layout';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { shortDay } from '#lib/platform/values/dates';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { newEvent } from '#lib/platform/webhooks/queries/new-event';

/** Indian time: when the mail of the day before goes. */
const eveAt = '09:00';

export type BatchTopic = 'join' | 'moved' | 'tomorrow' | 'cancelled';

/**
 * What is owed to who has had a seat since `takenAt`, each by a number of its own so that it goes once; nothing of a
 * batch that is over. Epoch milliseconds.
 */
export function topicsDue(
  batch: Batch,
  takenAt: number,
  now: number,
): readonly (readonly [topic: BatchTopic, number: number])[] {
  const { cancelledAt, joinNumber, moves, movedAt = 0 } = batch;
  if (now >= endsAt(batch)) return [];
  if (cancelledAt !== undefined) return takenAt <= cancelledAt ? [['cancelled', 1]] : [];
  const begins = beginsAt(batch);
  const first = isoDayInIndia(begins);
  const eve = instantInIndia(isoDayInIndia(instantInIndia(first) - dayMs), eveAt);
  return [
    ...(joinNumber > 0 ? [['join', joinNumber] as const] : []),
    ...(moves > 0 && takenAt < movedAt ? [['moved', moves] as const] : []),
    // By the day that it announces: a batch that was moved announces another.
    ...(now >= eve && now < begins
      ? [['tomorrow', Number(first.replaceAll('-', ''))] as const]
      : []),
  ];
}

export const topicOf = ({ id }: Pick<Batch, 'id'>, topic: BatchTopic, number: number) =>
  `batch-${id}-${topic}-${number}`;

interface About {
  readonly batch: Batch;
  readonly topic: BatchTopic;
  readonly number: number;
  readonly to: string;
  readonly name: string;
  readonly env: Env;
}

export function batchMail({ batch, topic, number, to, name, env }: About): OutgoingMail {
  const method = batch.cancelledAt === undefined ? 'PUBLISH' : 'CANCEL';
  const calendar = writeBatch(batch, env.origin, { withPlace: method === 'PUBLISH' });
  const recipient = { ...toVisitor(env, { email: to }), greets: name };
  return writeMail(recipient, {
    ...contentOf(batch, topic, number, env.origin),
    topic: topicOf(batch, topic, number),
    attachments: [attachCalendar('batch.ics', method, calendar)],
  });
}

function contentOf(batch: Batch, topic: BatchTopic, number: number, origin: string): MailContent {
  const { link, place, sessions, starts } = batch;
  const first = shortDay(sessions[0] ?? starts);
  const name = nameOf(batch);
  const rows: Row[] = [
    ['What', titleOf(batch)],
    ['First session', first],
    ['Hours', `${timesInWords(batch)}, Indian time`],
    ['Sessions', sessionsInWords(batch)],
    ['Where', `${batch.mode}, ${batch.language}`],
    ...(link ? [['Link', link, 'link'] as const] : []),
    ...(place ? [['Address', place] as const] : []),
    ...(batch.trainer ? [['Trainer', batch.trainer] as const] : []),
  ];
  const entry = 'The sessions are attached for your calendar; they replace the earlier entries.';
  const page = `All sessions: ${origin}${batchPath(batch.id)}`;
  if (topic === 'cancelled') {
    const why = batch.cancelReason ? ` Reason: ${batch.cancelReason}` : '';
    return {
      subject: `${name} from ${first} is cancelled`,
      before: [
        `We had to cancel your batch.${why}`,
        'We will call you about another batch, or refund what you paid. The attached entry removes the sessions from your calendar.',
      ],
      rows: rows.filter(([label]) => label !== 'Link' && label !== 'Address'),
    };
  }
  if (topic === 'moved') {
    return {
      subject: `${name}: the days or hours have changed`,
      before: ['The timings of your batch have changed. These are the new ones.', entry],
      rows,
      after: [page],
    };
  }
  if (topic === 'tomorrow') {
    const later = link || place ? '' : ' We will send you the joining details in a separate mail.';
    return {
      subject: `Tomorrow: ${name}`,
      before: [`Your first session is tomorrow, ${first}.${later}`, entry],
      rows,
      after: [page],
    };
  }
  return {
    subject: number > 1 ? `${name}: new joining details` : `Joining details: ${name}`,
    before: [
      number > 1
        ? 'From now on, please use the details below instead of those we sent earlier.'
        : 'This is how you join your batch. Please do not forward it: it is only for those who have a seat.',
      entry,
    ],
    rows,
    after: [page],
  };
}

/** Returns how many mails it wrote: one, or none. */
export async function notifyFreeSeat(context: AppContext, batch: CountedBatch): Promise<number> {
  const { store, env, now } = context;
  const at = now();
  if (!isJoinable(batch, at)) return 0;
  const free = seatsLeft(batch);
  if (free === batch.toldFree) return 0;
  const moved = { batch: batch.id, before: batch.toldFree, free, now: at };
  const first =
    free > batch.toldFree && batch.waiting > 0
      ? (await store.listWaitingPeople(batch.id, at)).find(({ waits }) => waits)
      : undefined;
  if (!first) {
    await store.noteFreeSeats(moved);
    return 0;
  }
  const { reference, kind, name, phone, email } = first;
  const data = { batch: batch.id, title: titleOf(batch), left: free, name, phone, email };
  const event = newEvent('batch.seat', { reference, kind }, at, data);
  const noted = await store.noteFreeSeats({
    ...moved,
    enquiry: first.enquiry,
    mail: writeMail(toStaff(env), freeSeatMail(context, batch, first, at)),
    ...(env.LEADS_WEBHOOK_URL && { webhook: event }),
  });
  return noted ? 1 : 0;
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
