/** The database adds them up. Times are epoch milliseconds. */
import { type Kysely, sql } from 'kysely';
import { asEnquiry, selectEnquiries } from '#lib/enquiries/queries/rows';
import type { Outcome } from '#lib/enquiries/rules/actions';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import type { Tables } from '#lib/platform/db/tables';
import { dayMs, istOffset } from '#lib/platform/values/india';

interface Became {
  /** Absent: open, or closed before outcomes were stored. */
  readonly outcome?: Outcome;
  readonly isOpen: boolean;
  /** Somebody spoke with them or wrote to them. */
  readonly isContacted: boolean;
  readonly many: number;
}

/** A sum over enquiries received in a period, without suspicious ones. */
export interface OutcomeSum extends Became {
  readonly kind: string;
  readonly page?: string;
  readonly campaign?: string;
  /** Entered by hand, and where it came from. */
  readonly byHand?: string;
}

interface BecameRow {
  readonly outcome: string | null;
  readonly open: number;
  readonly contacted: number;
  readonly many: number;
}

const became = sql`case when e.state = 'done' then 0 else 1 end as open,
  case when e.reached_at is null then 0 else 1 end as contacted, e.outcome, count(*) as many`;

const asBecame = ({ outcome, open, contacted, many }: BecameRow): Became => ({
  ...(outcome !== null && { outcome: outcome as Outcome }),
  isOpen: open === 1,
  isContacted: contacted === 1,
  many,
});

interface SumRow extends BecameRow {
  readonly kind: string;
  readonly page: string | null;
  readonly campaign: string | null;
  readonly entered: string | null;
}

/** Received from `from` until before `before`. */
async function sumOutcomes(
  db: Kysely<Tables>,
  from: number,
  before: number,
): Promise<OutcomeSum[]> {
  const { rows } =
    await sql<SumRow>`select e.kind, s.page, s.campaign, h.detail as entered, ${became}
    from enquiries e join submissions s on s.id = e.id
    left join enquiry_events h on h.enquiry_id = e.id and h.actor = 'member' and h.action = 'received'
    where e.received_at >= ${from} and e.received_at < ${before} and e.suspicious = 0
    group by e.kind, s.page, s.campaign, h.detail, open, contacted, e.outcome`.execute(db);
  return rows.map((row) => ({
    ...asBecame(row),
    kind: row.kind,
    ...(row.page !== null && { page: row.page }),
    ...(row.campaign !== null && { campaign: row.campaign }),
    ...(row.entered !== null && { byHand: sourceIn(row.entered) }),
  }));
}

const sourceIn = (detail: string): string =>
  (JSON.parse(detail) as EnquiryEvent['detail']).source ?? 'other';

/** The day number of an instant in India, written exactly as in the index. */
const dayOf = (instant: number) => Math.floor((instant + istOffset) / dayMs);
const day = sql`((received_at + ${sql.lit(istOffset)}) / ${sql.lit(dayMs)})`;

interface DayRow {
  readonly day: number;
  readonly state: string;
  readonly outcome: string | null;
  readonly untouched: number | boolean;
  readonly many: number;
}

/** Sums by the day in India of receipt, over whole days; `day` is the start of the day. */
async function sumOutcomesByDay(db: Kysely<Tables>, from: number, before: number) {
  const { rows } = await sql<DayRow>`
    select ${day} as day, state, outcome, (reached_at is null) as untouched, count(*) as many from enquiries
    where ${day} >= ${sql.lit(dayOf(from))} and ${day} < ${sql.lit(dayOf(before))} and suspicious = 0
    group by ${day}, state, outcome, (reached_at is null)`.execute(db);
  return rows.map((row) => ({
    day: row.day * dayMs - istOffset,
    ...asBecame({
      outcome: row.outcome,
      open: row.state === 'done' ? 0 : 1,
      contacted: row.untouched ? 0 : 1,
      many: row.many,
    }),
  }));
}

/** As long as something may be undone, and a little more. */
const undoMs = 15 * 60 * 1000;
/** The number of ids in one query. */
const batch = 500;

/** It counts from `from` until before `before`, without actions that were undone. */
async function sumActions(db: Kysely<Tables>, from: number, before: number) {
  const ofMembers = (until: number) =>
    db
      .selectFrom('enquiry_events')
      // As the index is written.
      .where(sql<boolean>`actor = 'member'`)
      .where('at', '>=', from)
      .where('at', '<', until);
  const [counted, undone] = await Promise.all([
    ofMembers(before)
      .select(['member', 'action'])
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .groupBy(['member', 'action'])
      .execute(),
    ofMembers(before + undoMs)
      .select('detail')
      .where('action', '=', 'take-back')
      .execute(),
  ]);
  const sums = new Map<string, { member: string; action: string; many: number }>();
  const add = (member: string | null, action: string, many: number) => {
    const key = `${action} ${member}`;
    const before = sums.get(key)?.many ?? 0;
    sums.set(key, { member: member ?? '', action, many: before + many });
  };
  for (const { member, action, many } of counted) add(member, action, many);
  for (const { member, many } of await sumSales(db, from, before)) add(member, 'close', many);
  const ids = undone.map(({ detail }) => (JSON.parse(detail) as EnquiryEvent['detail']).of ?? '');
  for (let at = 0; at < ids.length; at += batch) {
    const actions = await ofMembers(before)
      .select(['member', 'action'])
      .where('id', 'in', ids.slice(at, at + batch))
      .execute();
    for (const { member, action } of actions) add(member, action, -1);
  }
  return [...sums.values()];
}

/** Enquiries that a payment closed and that are enrolled still, by who has them, else by who asked for the payment. */
async function sumSales(db: Kysely<Tables>, from: number, before: number) {
  const { rows } = await sql<{ member: string | null; many: number }>`
    select coalesce(e.member, (select made_by from payment_requests
        where enquiry_id = e.id and state = 'paid' order by closed_at desc limit 1)) as member,
      count(distinct e.id) as many
    from enquiry_events as paid join enquiries as e on e.id = paid.enquiry_id
    where paid.action = 'paid' and paid.at >= ${from} and paid.at < ${before}
      and paid.detail like '%"all":"yes"%' and e.state = 'done' and e.outcome = 'enrolled'
    group by 1`.execute(db);
  return rows.filter(({ member }) => member !== null);
}

/** Closed as not interested or not reached, of those received in that time, the last closed first. */
async function listLost(db: Kysely<Tables>, from: number, before: number, limit: number) {
  const rows = await selectEnquiries(db)
    .where('enquiries.received_at', '>=', from)
    .where('enquiries.received_at', '<', before)
    .where('suspicious', '=', 0)
    .where('outcome', 'in', ['not interested', 'unreachable'])
    .orderBy('done_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asEnquiry);
}

export const deskQueries = defineQueries('desk', {
  sumOutcomes,
  sumOutcomesByDay,
  sumActions,
  listLost,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof deskQueries> {}
}
