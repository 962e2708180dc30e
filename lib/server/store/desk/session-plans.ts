/** Webinar sessions as staff plan them, and who wants no more mails about theirs. */
import type { Kysely } from 'kysely';
import type { SessionPlan } from '#lib/server/store/desk/schema';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader, storable } from '#lib/server/store/record-rows';
import { changed } from '#lib/server/store/statements';

export interface SessionChange {
  /** A new link counts; the one that stands already changes nothing. */
  readonly link?: string;
  readonly notes?: string;
  readonly cancel?: true;
}

export async function listSessionPlans(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('session_plans').selectAll().where('id', 'in', ids).execute();
  return rows.map(asPlan);
}

/** Cancelled sessions whose last change came since then. */
export async function listCancelledSessions(db: Kysely<Tables>, since: number) {
  const rows = await db
    .selectFrom('session_plans')
    .selectAll()
    .where('cancelled_at', '>=', since)
    .execute();
  return rows.map(asPlan);
}

export function changeSessionPlan(
  db: Kysely<Tables>,
  id: string,
  change: SessionChange,
  { member, at }: { readonly member: string; readonly at: number },
): Promise<SessionPlan> {
  return db.transaction().execute(async (tx) => {
    const blank = { id, link_number: 0, notes: '', changed_at: at, changed_by: member };
    await tx
      .insertInto('session_plans')
      .values({ ...blank, link: null, link_at: null, cancelled_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const { link, notes, cancel } = change;
    if (link !== undefined) {
      await tx
        .updateTable('session_plans')
        .set((row) => ({ link, link_at: at, link_number: row('link_number', '+', 1) }))
        .where('id', '=', id)
        .where((row) => row.or([row('link', 'is', null), row('link', '!=', link)]))
        .execute();
    }
    await tx
      .updateTable('session_plans')
      .set((row) => ({
        changed_at: at,
        changed_by: member,
        ...(notes !== undefined && { notes: storable(notes) }),
        // Once: everybody was told of the first.
        ...(cancel && { cancelled_at: row.fn.coalesce('cancelled_at', row.val(at)) }),
      }))
      .where('id', '=', id)
      .execute();
    const row = await tx
      .selectFrom('session_plans')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return asPlan(row);
  });
}

export async function stopMails(db: Kysely<Tables>, emailHash: string, at: number): Promise<void> {
  await db
    .insertInto('mail_stops')
    .values({ email_hash: emailHash, stopped_at: at })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ stopped_at: at }))
    .execute();
}

/** Forgets who stopped before then: what they had registered for is erased by then. */
export const forgetMailStops = (db: Kysely<Tables>, before: number): Promise<number> =>
  db.deleteFrom('mail_stops').where('stopped_at', '<', before).$call(changed);

/** Since when an address wants no more mails about what it registered for until then. */
export async function listMailStops(db: Kysely<Tables>, emailHashes: readonly string[]) {
  if (emailHashes.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('mail_stops')
    .selectAll()
    .where('email_hash', 'in', emailHashes)
    .execute();
  return new Map(rows.map(({ email_hash, stopped_at }) => [email_hash, stopped_at]));
}

const asPlan = reader<SessionPlan>();
