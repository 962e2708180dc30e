/** Batches with their seats at a moment, who has a seat in one, and who asked or waits for one. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Batch, Weekday } from '#lib/batches/rules';
import type { BatchRow, OtherwiseInBatches } from '#lib/batches/schema';
import { reader } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { phoneKey } from '#lib/platform/values/text';

interface RosterPerson {
  readonly enquiry: string;
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

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

export interface OwedMail {
  readonly messageId: string;
  readonly sentAt?: number;
  /** It waits to be looked at: it was refused for good, or tried too often. */
  readonly failedAt?: number;
}

export interface WaitingPerson extends RosterPerson {
  readonly at: number;
  /** It was full: the place in the order stays. */
  readonly waits: boolean;
  readonly mails: readonly OwedMail[];
}

interface BatchPreference {
  readonly batch: string;
  readonly waits: boolean;
  /** 1 for the first who waits; of who waits alone. A person has one place, however often they asked. */
  readonly place?: number;
  /** The person holds or has a seat in it, by whichever enquiry. */
  readonly seat?: { readonly heldUntil: number; readonly takenAt?: number };
}

interface OwnSeat {
  readonly batch: string;
  /** The number of the request for payment. */
  readonly request: string;
  readonly heldUntil: number;
  readonly takenAt?: number;
}

const person = ['reference', 'enquiries.kind', 'name', 'submissions.email', 'phone'] as const;

const asSeated = reader<Omit<Seated, 'attended' | 'mails'>>({ yesNo: ['passed'] });

const asOwed = reader<OwedMail>({ without: ['submission_id'] });

const asWaitingPerson = reader<Omit<WaitingPerson, 'mails'>>({ yesNo: ['waits'] });

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

async function mailsOf(
  db: Kysely<Tables>,
  submissions: readonly string[],
): Promise<ReadonlyMap<string, readonly OwedMail[]>> {
  if (submissions.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .select(['submission_id', 'message_id', 'sent_at'])
    .select(sql<number | null>`case when sent_at is null then gave_up_at end`.as('failed_at'))
    .where('submission_id', 'in', submissions)
    .execute();
  const bySubmission = Map.groupBy(rows, (row) => row.submission_id);
  return new Map([...bySubmission].map(([id, own]) => [id, own.map(asOwed)]));
}

/** Two rows of enquiries belong to one person if they share an address or a phone, or if staff joined them. */
const isSamePerson = (one: string, other: string) => {
  const [a, b] = [sql.raw(one), sql.raw(other)];
  return sql<boolean>`(${a}.id = ${b}.id or (${a}.email <> '' and ${a}.email = ${b}.email)
    or (${a}.phone_key <> '' and ${a}.phone_key = ${b}.phone_key)
    or (${a}.person is not null and ${a}.person = ${b}.person))`;
};

/** Holds for a row of `batch_wishes` with its row of `enquiries` if a seat is still wanted and no other row of the person counts. */
const counts = (now: number) => sql<boolean>`enquiries.suspicious = 0 and enquiries.state <> 'done'
  and not exists (select 1 from batch_seats join enquiries as seated on seated.id = batch_seats.enquiry
    where batch_seats.batch = batch_wishes.batch and (taken_at is not null or held_until > ${now})
      and ${isSamePerson('seated', 'enquiries')})
  and not exists (select 1 from batch_wishes as earlier
    join enquiries as asker on asker.id = earlier.enquiry
    where earlier.batch = batch_wishes.batch and earlier.enquiry <> batch_wishes.enquiry
      and asker.suspicious = 0 and asker.state <> 'done' and ${isSamePerson('asker', 'enquiries')}
      and (earlier.waits > batch_wishes.waits or (earlier.waits = batch_wishes.waits
        and (earlier.at < batch_wishes.at
          or (earlier.at = batch_wishes.at and earlier.enquiry < batch_wishes.enquiry)))))`;

/** People without a seat in the order of asking, each once, without suspicious and closed enquiries. */
export async function listWaitingPeople(
  db: Kysely<Tables>,
  batch: string,
  now: number,
): Promise<readonly WaitingPerson[]> {
  const rows = await db
    .selectFrom('batch_wishes')
    .innerJoin('submissions', 'submissions.id', 'batch_wishes.enquiry')
    .innerJoin('enquiries', 'enquiries.id', 'batch_wishes.enquiry')
    .select(person)
    .select(['batch_wishes.enquiry', 'at', 'waits'])
    .where('batch', '=', batch)
    .where(counts(now))
    .orderBy('at')
    .orderBy('batch_wishes.enquiry')
    .execute();
  const mails = await mailsOf(
    db,
    rows.map(({ enquiry }) => enquiry),
  );
  return rows.map(
    (row): WaitingPerson => ({
      ...asWaitingPerson(row),
      mails: mails.get(row.enquiry) ?? [],
    }),
  );
}

const asOwnSeat = reader<OwnSeat>();
const asOwnSeatAlone = reader<Omit<OwnSeat, 'batch' | 'request'>>();

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

export async function findBatchPreference(
  db: Kysely<Tables>,
  enquiry: string,
  now: number,
): Promise<BatchPreference | undefined> {
  const preference = await db
    .selectFrom('batch_wishes')
    .selectAll()
    .where('enquiry', '=', enquiry)
    .executeTakeFirst();
  if (!preference) return undefined;
  const { batch } = preference;
  const { rows: seats } = await sql<{ held_until: number; taken_at: number | null }>`
    select held_until, taken_at from batch_seats join enquiries as seated on seated.id = batch_seats.enquiry
      join enquiries as own on ${isSamePerson('seated', 'own')}
    where own.id = ${enquiry} and batch = ${batch} and (taken_at is not null or held_until > ${now})
    order by taken_at limit 1`.execute(db);
  const [seat] = seats;
  if (seat) return { batch, waits: false, seat: asOwnSeatAlone(seat) };
  const first = await firstRow(db, { batch, enquiry });
  const waits = (first ?? preference).waits === 1;
  if (!waits) return { batch, waits };
  const { at, enquiry: id } = first ?? preference;
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from batch_wishes join enquiries on enquiries.id = batch_wishes.enquiry
    where batch = ${batch} and waits = 1 and ${counts(now)}
      and (at < ${at} or (at = ${at} and enquiry < ${id}))`.execute(db);
  return { batch, waits, place: (rows[0]?.before ?? 0) + 1 };
}

/** The row of `batch_wishes` that counts of the person of an enquiry. */
async function firstRow(
  db: Kysely<Tables>,
  { batch, enquiry }: { readonly batch: string; readonly enquiry: string },
) {
  const { rows } = await sql<{ enquiry: string; at: number; waits: number }>`
    select enquiry, at, waits from batch_wishes join enquiries as asker on asker.id = batch_wishes.enquiry
      join enquiries as own on ${isSamePerson('asker', 'own')}
    where own.id = ${enquiry} and batch = ${batch} and asker.suspicious = 0 and asker.state <> 'done'
    order by waits desc, at, enquiry limit 1`.execute(db);
  return rows[0];
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
      where batch_wishes.batch = batches.id and waits = 1 and ${counts(now)})`.as('waiting'),
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
