/** Batches with their seats at a moment, who has a seat in one, and who asked or waits for one. */
import { type Kysely, sql } from 'kysely';
import type { Batch, Weekday } from '#lib/batches/rules';
import type { BatchRow, OtherwiseInBatches } from '#lib/batches/schema';
import { reader } from '#lib/platform/db/record-rows';
import { hasChanged } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueMails } from '#lib/platform/mail/queries/gate';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { queueWebhooks } from '#lib/platform/webhooks/queries/webhook-events';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';

interface RosterPerson {
  readonly enquiry: string;
  readonly reference: string;
  /** The kind of its form. */
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface Seated extends RosterPerson {
  /** The number of the request for payment. */
  readonly request: string;
  readonly heldUntil: number;
  /** Absent: held. */
  readonly takenAt?: number;
  readonly passed?: boolean;
  /** The amount paid on its request for payment, in paise. */
  readonly paidPaise: number;
  readonly amountPaise: number;
  /** By ISO date, where somebody said. */
  readonly attended: Readonly<Record<string, boolean>>;
  /** That the enquiry owes or owed. */
  readonly mails: readonly OwedMail[];
}

interface OwedMail {
  readonly messageId: string;
  readonly sentAt?: number;
  /** It waits to be looked at: it was refused for good, or tried too often. */
  readonly failedAt?: number;
}

export interface WaitingPerson extends RosterPerson {
  readonly at: number;
  /** It was full: the place in the order stays. */
  readonly waits: boolean;
}

interface BatchPreference {
  readonly batch: string;
  readonly waits: boolean;
  /** 1 for the first who waits; of who waits alone. */
  readonly place?: number;
}

interface OwnSeat {
  readonly batch: string;
  readonly heldUntil: number;
  readonly takenAt?: number;
}

const person = ['reference', 'enquiries.kind', 'name', 'submissions.email', 'phone'] as const;

const asSeated = reader<Omit<Seated, 'attended' | 'mails'>>({ yesNo: ['passed'] });

const asOwed = reader<OwedMail>({ without: ['submission_id'] });

const asWaitingPerson = reader<WaitingPerson>({ yesNo: ['waits'] });

/** Taken ones and those held at `now`, by name. */
export async function listSeated(db: Kysely<Tables>, batch: string, now: number) {
  const people = db
    .selectFrom('batch_seats')
    .innerJoin('submissions', 'submissions.id', 'batch_seats.enquiry')
    .innerJoin('enquiries', 'enquiries.id', 'batch_seats.enquiry')
    .where('batch', '=', batch)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]));
  const rows = await people
    .select(person)
    .select(['batch_seats.enquiry', 'request', 'held_until', 'taken_at', 'passed'])
    .select([
      sql<number>`coalesce((select sum(amount_paise) from payment_parts
        where payment_parts.request = batch_seats.request and paid_at is not null), 0)`.as(
        'paid_paise',
      ),
      sql<number>`coalesce((select amount_paise from payment_requests
        where payment_requests.number = batch_seats.request), 0)`.as('amount_paise'),
    ])
    .orderBy('name')
    .orderBy('batch_seats.enquiry')
    .execute();
  const days = await db
    .selectFrom('batch_attendance')
    .selectAll()
    .where('batch', '=', batch)
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['submission_id', 'message_id', 'sent_at'])
    .select(sql<number | null>`case when sent_at is null then gave_up_at end`.as('failed_at'))
    .where('submission_id', 'in', people.select('batch_seats.enquiry'))
    .execute();
  return rows.map((row): Seated => {
    const own = days.filter(({ enquiry }) => enquiry === row.enquiry);
    return {
      ...asSeated(row),
      attended: Object.fromEntries(own.map(({ day, present }) => [day, present === 1])),
      mails: mails.filter((mail) => mail.submission_id === row.enquiry).map(asOwed),
    };
  });
}

/** Lists people without a seat in the order of asking, without suspicious and closed enquiries. */
export async function listWaitingPeople(db: Kysely<Tables>, batch: string, now: number) {
  const rows = await db
    .selectFrom('batch_wishes')
    .innerJoin('submissions', 'submissions.id', 'batch_wishes.enquiry')
    .innerJoin('enquiries', 'enquiries.id', 'batch_wishes.enquiry')
    .select(person)
    .select(['batch_wishes.enquiry', 'at', 'waits'])
    .where('batch', '=', batch)
    .where('enquiries.suspicious', '=', 0)
    .where('enquiries.state', '!=', 'done')
    .where(
      sql<boolean>`not exists (select 1 from batch_seats where batch_seats.batch = batch_wishes.batch
        and batch_seats.enquiry = batch_wishes.enquiry
        and (taken_at is not null or held_until > ${now}))`,
    )
    .orderBy('at')
    .orderBy('batch_wishes.enquiry')
    .execute();
  return rows.map(asWaitingPerson);
}

const asOwnSeat = reader<OwnSeat>();

/** What it holds at `now`, or has, by batch. */
export async function listSeatsOf(db: Kysely<Tables>, enquiry: string, now: number) {
  const rows = await db
    .selectFrom('batch_seats')
    .select(['batch', 'held_until', 'taken_at'])
    .where('enquiry', '=', enquiry)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .orderBy('batch')
    .execute();
  return rows.map(asOwnSeat);
}

export async function findBatchPreference(
  db: Kysely<Tables>,
  enquiry: string,
): Promise<BatchPreference | undefined> {
  const preference = await db
    .selectFrom('batch_wishes')
    .selectAll()
    .where('enquiry', '=', enquiry)
    .executeTakeFirst();
  if (!preference) return undefined;
  const waits = preference.waits === 1;
  if (!waits) return { batch: preference.batch, waits };
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from batch_wishes join enquiries on enquiries.id = batch_wishes.enquiry
    where batch = ${preference.batch} and waits = 1 and suspicious = 0 and state <> 'done'
      and (at < ${preference.at} or (at = ${preference.at} and enquiry < ${enquiry}))`.execute(db);
  return { batch: preference.batch, waits, place: (rows[0]?.before ?? 0) + 1 };
}

interface BatchList {
  /** Epoch milliseconds: holds that have run out by then are free. */
  readonly now: number;
  /** Only those that end after it; all without it. */
  readonly endsAfter?: number;
}

interface FreeSeats {
  readonly batch: string;
  /** As noted before. */
  readonly before: number;
  readonly free: number;
  readonly now: number;
  /** The submission of the first person in the list, with the notices to staff and other systems. */
  readonly enquiry?: string;
  readonly mail?: OutgoingMail;
  readonly webhook?: WebhookEvent;
}

export async function listBatches(db: Kysely<Tables>, { now, endsAfter }: BatchList) {
  const rows = await counted(db, now)
    .$if(endsAfter !== undefined, (query) => query.where('ends_at', '>', endsAfter ?? 0))
    .orderBy('begins_at')
    .orderBy('id')
    .execute();
  return rows.map(asCounted);
}

export async function findBatch(db: Kysely<Tables>, id: string, now: number) {
  const row = await counted(db, now).where('id', '=', id).executeTakeFirst();
  return row && asCounted(row);
}

/** Records the number of free seats in the last notice; false where another host has recorded it meanwhile, and then no notice is sent. */
export function noteFreeSeats(db: Kysely<Tables>, note: FreeSeats): Promise<boolean> {
  const { batch, before, free, now, enquiry, mail, webhook } = note;
  return db.transaction().execute(async (tx) => {
    const written = await tx
      .updateTable('batches')
      .set({ told_free: free })
      .where('id', '=', batch)
      .where('told_free', '=', before)
      .$call(hasChanged);
    if (!written) return false;
    if (enquiry && mail) await queueMails(tx, enquiry, [mail], now);
    if (webhook) await queueWebhooks(tx, [webhook], now);
    return true;
  });
}

export async function countSeats(db: Kysely<Tables>, now: number) {
  const { rows } = await sql<{ held: number; taken: number }>`
    select count(case when taken_at is null and held_until > ${now} then 1 end) as held,
      count(taken_at) as taken
    from batch_seats join batches on batches.id = batch_seats.batch
    where batches.ends_at > ${now} and batches.cancelled_at is null`.execute(db);
  return { held: rows[0]?.held ?? 0, taken: rows[0]?.taken ?? 0 };
}

/** The waiting list: people who asked while the batch was full, and whose enquiry is neither suspicious nor closed. */
const counted = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('batches')
    .selectAll()
    .select([
      sql<number>`(select count(*) from batch_seats where batch = batches.id
      and taken_at is null and held_until > ${now})`.as('held'),
      sql<number>`(select count(*) from batch_seats where batch = batches.id
      and taken_at is not null)`.as('taken'),
      sql<number>`(select count(*) from batch_wishes join enquiries on enquiries.id = batch_wishes.enquiry
      where batch = batches.id and waits = 1 and suspicious = 0 and state <> 'done')`.as('waiting'),
    ]);

const asCounted = (row: BatchRow & { held: number; taken: number; waiting: number }) => ({
  ...asPlain(row),
  what: list(row.what),
  days: list(row.days) as Weekday[],
  from: row.from_time,
  to: row.to_time,
  sessions: list(row.sessions),
  mostSessions: Math.max(row.most_sessions ?? 0, list(row.sessions).length),
  held: row.held,
  taken: row.taken,
  waiting: row.waiting,
  toldFree: row.told_free,
});

const list = (text: string) => text.split(',').filter(Boolean);

const asPlain = reader<Omit<Batch, OtherwiseInBatches>>({
  yesNo: ['sample'],
  without: ['from_time', 'to_time', 'begins_at', 'closes_at', 'ends_at', 'changed_by'],
});
