/** What an erasure by age would take, and what the site remembers of the last one. */
import { type Kysely, sql } from 'kysely';
import { expiredContact } from '#lib/server/store/erasure/expired-contacts';
import type { Tables } from '#lib/server/store/migrations/schema';
import { holding } from '#lib/server/store/presence';
import { keepSetting, setting } from '#lib/server/store/settings';

/** Epoch milliseconds before which each goes. */
export interface ExpiryBounds {
  readonly contacts: number;
  readonly drafts: number;
  readonly unpaidOrders: number;
  readonly paidOrders: number;
}

interface Expiring {
  readonly due: number;
  /** As many as there are, the due ones included. */
  readonly all: number;
}

/** Of what somebody sent or paid; digests are nobody's. */
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
  return JSON.parse((await setting(db, stateSetting)) ?? '{}') as ErasureState;
}

export const keepErasureState = (db: Kysely<Tables>, state: ErasureState): Promise<void> =>
  keepSetting(db, stateSetting, JSON.stringify(state));
