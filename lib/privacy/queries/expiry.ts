import { type Kysely, sql } from 'kysely';
import { followSeats } from '#lib/batches/queries/seats';
import { contacts } from '#lib/enquiries/rules/actions';
import type { Submission } from '#lib/enquiries/schema/submission';
import { emptyErasedPayments } from '#lib/payments/erasure';
import { setting, storeSetting } from '#lib/platform/db/settings';
import { changed, reader } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueErasedEvents, seatsOf } from '#lib/privacy/queries/erasure';
import { type ExpiryBounds, holding, suspectsAtOnce } from '#lib/privacy/rules';

interface Expiring {
  readonly due: number;
  /** As many as there are, the due ones included. */
  readonly all: number;
}

export type ExpiryCounts = Readonly<Record<'contacts' | 'drafts' | 'orders', Expiring>>;

/** Why nothing is erased until a member of staff says so. */
export interface ErasureHold {
  /** `clock`: this machine's is far past all that is known; `share`: too much would go at once. */
  readonly why: 'clock' | 'share';
  readonly since: number;
  /** Until when the site is known to have run. */
  readonly knownUntil: number;
  readonly due: { readonly contacts: number; readonly drafts: number; readonly orders: number };
}

/** Epoch milliseconds. */
export interface ErasureState {
  /** The last time of day that was believed: the last run. */
  readonly clock?: number;
  /** The bound of contacts at the last erasure that was done. */
  readonly contactsBefore?: number;
  readonly hold?: ErasureHold;
}

export async function countExpired(
  db: Kysely<Tables>,
  { contacts, drafts, unpaidOrders, paidOrders }: ExpiryBounds,
): Promise<ExpiryCounts> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from submissions where email <> '') as "contacts",
    (select count(*) from submissions where email <> '' and ${expiredContact(contacts)}) as "contactsDue",
    (select count(*) from browser_drafts) + (select count(*) from drafts) as "drafts",
    (select count(*) from browser_drafts where saved_at < ${drafts})
      + (select count(*) from drafts where saved_at < ${drafts}) as "draftsDue",
    (select count(*) from orders) as "orders",
    (select count(*) from orders where (state <> 'paid' and opened_at < ${unpaidOrders})
      or opened_at < ${paidOrders}) as "ordersDue"`.execute(db);
  const many = (name: string) => rows[0]?.[name] ?? 0;
  const each = (name: string) => ({ due: many(`${name}Due`), all: many(name) });
  return { contacts: each('contacts'), drafts: each('drafts'), orders: each('orders') };
}

/** When something was last sent, worked, paid or opened; `undefined` in a store that holds none of it. */
export async function newestRow(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ at: number | null; day: string | null }>`select
    (select max(at) from (
      select max(received_at) as at from submissions where email <> ''
      union all select max(at) from enquiry_events
      union all select max(saved_at) from browser_drafts
      union all select max(opened_at) from orders) as each_table) as at,
    (select max(day) from page_views) as day`.execute(db);
  const { at, day } = rows[0] ?? {};
  const times = [...(at == null ? [] : [at]), ...(day ? [Date.parse(day)] : [])];
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Whether somebody sent, paid or was given anything that is still here; digests are nobody's. */
export async function isUsed(db: Kysely<Tables>): Promise<boolean> {
  for (const query of Object.values(holding)) {
    const { rows } = await sql`${sql.raw(query)}`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

export const stateSetting = 'erasure-state';

export async function erasureState(db: Kysely<Tables>): Promise<ErasureState> {
  return readErasureState(await setting(db, stateSetting));
}

/** `text`: the value of `stateSetting`; undefined in a store that never erased by age. */
export const readErasureState = (text = '{}') => JSON.parse(text) as ErasureState;

export const storeErasureState = (db: Kysely<Tables>, state: ErasureState): Promise<void> =>
  storeSetting(db, stateSetting, JSON.stringify(state));

/** A post that a person could hardly have made, as the digest names it. */
export interface Suspect
  extends Pick<Submission, 'id' | 'kind' | 'name' | 'email' | 'phone' | 'receivedAt'> {
  readonly suspicion: string;
  readonly reference?: string;
}

const asSuspect = reader<Suspect>();

/** Suspicious submissions received from `from` until before `to`, oldest first, 500 at most; those after `after`. */
export async function listSuspects(
  db: Kysely<Tables>,
  from: number,
  to: number,
  after?: Suspect,
): Promise<Suspect[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('enquiries', 'enquiries.id', 'submissions.id')
    .select(['submissions.id', 'submissions.kind', 'submissions.name', 'submissions.email'])
    .select(['submissions.phone', 'submissions.suspicion', 'submissions.received_at', 'reference'])
    .where('submissions.suspicion', 'is not', null)
    .where('submissions.received_at', '>=', from)
    .where('submissions.received_at', '<', to)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submissions.received_at, submissions.id) > (${after?.receivedAt}, ${after?.id})`,
      ),
    )
    .orderBy('submissions.received_at')
    .orderBy('submissions.id')
    .limit(suspectsAtOnce)
    .$narrowType<{ suspicion: string }>()
    .execute();
  return rows.map(asSuspect);
}

/** Addresses of those whom the desk has spoken with or written to since then: that was a contact, unless it was undone. */
const spokenWith = (since: number) => sql`select enquiries.email from enquiry_events
  inner join enquiries on enquiries.id = enquiry_events.enquiry_id
  where actor = 'member' and at >= ${since} and action in (${sql.join(contacts.map((name) => sql.lit(name)))}) and not exists (
    select 1 from enquiry_events as later where later.enquiry_id = enquiry_events.enquiry_id
      and later.action = 'take-back' and later.detail like '%' || enquiry_events.id || '%')`;

/** People asked about a post, shown or met since then, and the employers who saw them: that was a contact as well. */
const placedSince = (since: number) => sql`select enquiries.email from candidates
  inner join vacancies on vacancies.id = candidates.vacancy_id
  inner join enquiries on enquiries.id in (candidates.enquiry_id, vacancies.enquiry_id)
  where candidates.last_at >= ${since}`;

/** Submissions of an address whose last contact was before `before`. */
const expiredContact = (before: number) => sql<boolean>`received_at < ${before} and (
    email = '' or (email not in (select email from submissions where received_at >= ${before})
      and email not in (${spokenWith(before)})
      and email not in (${placedSince(before)})))`;

/** Erases all submissions of every address whose last contact was before `before`, with mails, files and history; the webhook event has the time `notifiedAt`. */
export function eraseContacts(
  db: Kysely<Tables>,
  before: number,
  now: number,
  notifiedAt?: number,
) {
  const old = expiredContact(before);
  return db.transaction().execute(async (tx) => {
    const which = sql`enquiries.id in (select id from submissions where ${old})`;
    await queueErasedEvents(tx, which, now, notifiedAt);
    const seats = await seatsOf(tx, which);
    // A digest is nobody's: a later one does not keep it.
    const gone = await tx.deleteFrom('submissions').where(old).$call(changed);
    await followSeats(tx, seats, now);
    await emptyErasedPayments(tx, now);
    return gone;
  });
}
