/** What of the mails of a digest is true when it goes out. */
import type { Kysely } from 'kysely';
import { superseded } from '#lib/server/store/mail/gate';
import { noLease } from '#lib/server/store/mail/leases';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Delivery, Holds } from '#lib/server/store/submissions/records';
import { leftOut } from '#lib/shared/placement/terms';

/**
 * Gives the newest mail about each candidate, a `planned` one only where it holds. It closes the others, so that nobody
 * reads what is no longer true.
 */
export async function whatHolds(
  db: Kysely<Tables>,
  deliveries: readonly Delivery[],
  planned: ReadonlySet<string>,
  now: number,
): Promise<readonly Delivery[]> {
  const newest = new Map(
    deliveries.flatMap((each) => (each.mail.holds ? [[each.mail.holds.candidate, each]] : [])),
  );
  const left: Delivery[] = [];
  for (const each of deliveries) {
    const { holds } = each.mail;
    const isNewest = !holds || newest.get(holds.candidate) === each;
    const mustHold = holds !== undefined && planned.has(each.id);
    if (isNewest && (!mustHold || (await stillHolds(db, holds)))) left.push(each);
    else await close(db, each, now);
  }
  return left;
}

async function stillHolds(db: Kysely<Tables>, { candidate, is, open, orGone }: Holds) {
  const row = await db
    .selectFrom('candidates')
    .innerJoin('enquiries', 'enquiries.id', 'candidates.enquiry_id')
    .innerJoin('vacancies', 'vacancies.id', 'candidates.vacancy_id')
    .selectAll('candidates')
    .select(['enquiries.outcome', 'vacancies.state as vacancy_state'])
    .where('candidates.id', '=', candidate)
    .executeTakeFirst();
  if (!row) return orGone === true;
  const hasLeft = row.state !== 'hired' && leftOut.some((each) => each === row.outcome);
  if (hasLeft) return orGone === true;
  if (open && row.vacancy_state !== 'open') return false;
  const values: Readonly<Record<string, unknown>> = row;
  return Object.entries(is).every(([column, value]) => (values[column] ?? null) === value);
}

const close = (db: Kysely<Tables>, { id }: Delivery, now: number) =>
  db
    .updateTable('outbox')
    .set({ ...noLease, gave_up_at: now, closed_at: now, last_error: superseded })
    .where('id', '=', id)
    .execute();
