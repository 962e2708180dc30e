/** Batches with their seats at a moment, and who has a seat in one. */
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  isPlace,
  mailsOf,
  type OwedMail,
  personColumns,
  type RosterPerson,
} from '#lib/batches/queries/waiting-list';
import type { Batch, Weekday } from '#lib/batches/rules';
import type { BatchRow, OtherwiseInBatches } from '#lib/batches/schema';
import { reader } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { phoneKey } from '#lib/platform/values/text';

export interface Seated extends RosterPerson {
  /** The number of the request for payment. */
  readonly request: string;
  readonly heldUntil: number;
  readonly takenAt?: number;
  readonly heldAt?: number;
  /** When it was moved here from another batch. */
  readonly movedAt?: number;
  readonly passed?: boolean;
  /** The amount paid on its request for payment, and how much of it went back, in paise. */
  readonly paidPaise: number;
  readonly backPaise: number;
  readonly amountPaise: number;
  /** By ISO date, where somebody said. */
  readonly attended: Readonly<Record<string, boolean>>;
  /** That the enquiry owes or owed. */
  readonly mails: readonly OwedMail[];
}

interface OwnSeat {
  readonly batch: string;
  /** The number of the request for payment. */
  readonly request: string;
  readonly heldUntil: number;
  readonly takenAt?: number;
}

const asSeated = reader<Omit<Seated, 'attended' | 'mails'>>({ yesNo: ['passed'] });

export async function listSeated(db: Kysely<Tables>, batch: string, now: number) {
  const people = db
    .selectFrom('batch_seats')
    .innerJoin('submissions', 'submissions.id', 'batch_seats.enquiry')
    .innerJoin('enquiries', 'enquiries.id', 'batch_seats.enquiry')
    .where('batch', '=', batch)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]));
  const rows = await people
    .select(personColumns)
    .select(['batch_seats.enquiry', 'request', 'held_until', 'taken_at', 'passed'])
    .select(['held_at', 'moved_at'])
    .select([
      sql<number>`coalesce((select sum(amount_paise) from payment_parts
        where payment_parts.request = batch_seats.request and paid_at is not null), 0)`.as(
        'paid_paise',
      ),
      sql<number>`coalesce((select sum(amount_paise) from refunds
        where refunds.request = batch_seats.request and invoice is not null), 0)`.as('back_paise'),
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
  const mails = await mailsOf(
    db,
    rows.map(({ enquiry }) => enquiry),
  );
  return rows.map((row): Seated => {
    const own = days.filter(({ enquiry }) => enquiry === row.enquiry);
    return {
      ...asSeated(row),
      attended: Object.fromEntries(own.map(({ day, present }) => [day, present === 1])),
      mails: mails.get(row.enquiry) ?? [],
    };
  });
}

const asOwnSeat = reader<OwnSeat>();

export async function listSeatsOf(db: Kysely<Tables>, enquiry: string, now: number) {
  const rows = await db
    .selectFrom('batch_seats')
    .select(['batch', 'request', 'held_until', 'taken_at'])
    .where('enquiry', '=', enquiry)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .orderBy('batch')
    .execute();
  return rows.map(asOwnSeat);
}

/** Whether somebody with this address or phone holds or has a seat, by whichever enquiry. */
export async function hasSeat(
  db: Kysely<Tables>,
  batch: string,
  { email, phone }: { readonly email: string; readonly phone: string },
  now: number,
): Promise<boolean> {
  const key = phoneKey(phone);
  const row = await db
    .selectFrom('batch_seats')
    .innerJoin('enquiries', 'enquiries.id', 'batch_seats.enquiry')
    .select('batch')
    .where('batch', '=', batch)
    .where(({ eb, or }) => or([eb('taken_at', 'is not', null), eb('held_until', '>', now)]))
    .where(({ eb, or, and }) =>
      or([
        and([eb('email', '<>', ''), eb('email', '=', email)]),
        and([eb('phone_key', '<>', ''), eb('phone_key', '=', key)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface BatchList {
  /** Epoch milliseconds: holds that have run out by then are free. */
  readonly now: number;
  readonly endsAfter?: number;
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

export async function countSeats(db: Kysely<Tables>, now: number) {
  const { rows } = await sql<{ held: number; taken: number }>`
    select count(case when taken_at is null and held_until > ${now} then 1 end) as held,
      count(taken_at) as taken
    from batch_seats join batches on batches.id = batch_seats.batch
    where batches.ends_at > ${now} and batches.cancelled_at is null`.execute(db);
  return { held: rows[0]?.held ?? 0, taken: rows[0]?.taken ?? 0 };
}

/** The waiting list: people who asked while the batch was full, each once. */
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
      where batch_wishes.batch = batches.id and waits = 1 and ${isPlace(now)})`.as('waiting'),
    ]);

const asCounted = (
  row: Selectable<BatchRow> & { held: number; taken: number; waiting: number },
) => ({
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
  toldTaken: row.told_taken,
});

/** Reads a locked row without counting its seats. */
export const asBatch = (row: Selectable<BatchRow>): Batch =>
  asCounted({ ...row, held: 0, taken: 0, waiting: 0 });

const list = (text: string) => text.split(',').filter(Boolean);

const asPlain = reader<Omit<Batch, OtherwiseInBatches>>({
  yesNo: ['sample'],
  without: [
    ...['from_time', 'to_time', 'begins_at', 'closes_at', 'ends_at', 'changed_by'],
    ...['told_free', 'told_taken', 'said_free', 'said_taken', 'freed_at'],
  ],
});
