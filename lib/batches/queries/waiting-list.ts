/** The waiting list of a batch: the order of its people, and the one place of each. */
import { type Kysely, sql } from 'kysely';
import { reader } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

export interface RosterPerson {
  readonly enquiry: string;
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
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

export const personColumns = [
  'reference',
  'enquiries.kind',
  'name',
  'submissions.email',
  'phone',
] as const;

const asOwed = reader<OwedMail>({ without: ['submission_id'] });

const asWaitingPerson = reader<Omit<WaitingPerson, 'mails'>>({ yesNo: ['waits'] });

/** Two rows of enquiries belong to one person if they share an address or a phone, or if staff joined them. */
const isSamePerson = (one: string, other: string) => {
  const [a, b] = [sql.raw(one), sql.raw(other)];
  return sql<boolean>`(${a}.id = ${b}.id or (${a}.email <> '' and ${a}.email = ${b}.email)
    or (${a}.phone_key <> '' and ${a}.phone_key = ${b}.phone_key)
    or (${a}.person is not null and ${a}.person = ${b}.person))`;
};

/** Holds for a row of `batch_wishes` with its row of `enquiries` if a seat is still wanted and no other row of the person counts. */
export const isPlace = (
  now: number,
) => sql<boolean>`enquiries.suspicious = 0 and enquiries.state <> 'done'
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

/** The mails that these submissions owe or owed, by submission. */
export async function mailsOf(
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
    .select(personColumns)
    .select(['batch_wishes.enquiry', 'at', 'waits'])
    .where('batch', '=', batch)
    .where(isPlace(now))
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

const asOwnSeatAlone = reader<{ readonly heldUntil: number; readonly takenAt?: number }>();

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
    where batch = ${batch} and waits = 1 and ${isPlace(now)}
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
