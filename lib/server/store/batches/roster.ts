/** Who has a seat in a batch, and who asked or waits for one. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';

interface RosterPerson {
  /** The id of the submission. */
  readonly enquiry: string;
  readonly reference: string;
  /** Of its form. */
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
  /** Of its request for payment, in paise. */
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
  readonly parkedAt?: number;
}

export interface Wisher extends RosterPerson {
  readonly at: number;
  /** It was full: the place in the order stays. */
  readonly waits: boolean;
}

export interface BatchWish {
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

const asWisher = reader<Wisher>({ yesNo: ['waits'] });

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
    .select(sql<number | null>`case when sent_at is null then gave_up_at end`.as('parked_at'))
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

/** Who asked and has no seat, in the order of asking; suspicious ones and those done with left out. */
export async function listWishers(db: Kysely<Tables>, batch: string, now: number) {
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
  return rows.map(asWisher);
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

/** What a submission asked for. */
export async function findBatchWish(
  db: Kysely<Tables>,
  enquiry: string,
): Promise<BatchWish | undefined> {
  const wish = await db
    .selectFrom('batch_wishes')
    .selectAll()
    .where('enquiry', '=', enquiry)
    .executeTakeFirst();
  if (!wish) return undefined;
  const waits = wish.waits === 1;
  if (!waits) return { batch: wish.batch, waits };
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from batch_wishes join enquiries on enquiries.id = batch_wishes.enquiry
    where batch = ${wish.batch} and waits = 1 and suspicious = 0 and state <> 'done'
      and (at < ${wish.at} or (at = ${wish.at} and enquiry < ${enquiry}))`.execute(db);
  return { batch: wish.batch, waits, place: (rows[0]?.before ?? 0) + 1 };
}
