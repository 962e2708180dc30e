import { type Kysely, sql } from 'kysely';
import { migrations } from '#lib/server/store/migrations/migrations';
import type { Tables } from '#lib/server/store/migrations/schema';

export interface Inventory {
  readonly submissions: number;
  readonly files: number;
  readonly drafts: number;
  readonly orders: number;
  readonly mailsSent: number;
  readonly mailsWaiting: number;
  /** Those closed by hand included. */
  readonly mailsParked: number;
}

/** How much of everything there is. */
export async function takeInventory(db: Kysely<Tables>): Promise<Inventory> {
  const { rows } = await sql<Inventory>`select
    (select count(*) from submissions) as "submissions",
    (select count(*) from files) as "files",
    (select count(*) from browser_drafts) + (select count(*) from drafts) as "drafts",
    (select count(*) from orders) as "orders",
    (select count(*) from outbox where sent_at is not null) as "mailsSent",
    (select count(*) from outbox where sent_at is null and gave_up_at is null) as "mailsWaiting",
    (select count(*) from outbox where gave_up_at is not null) as "mailsParked"`.execute(db);
  const [{ ...inventory }] = rows as [Inventory];
  return inventory;
}

/** Throws where the tables are not ours, or of a later version of the site than this one. */
export async function checkVersion(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('migrations')
    .select('id')
    .execute()
    .catch((cause: unknown) => {
      throw new Error('That is not a backup of this site.', { cause });
    });
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = rows.find(({ id }) => !known.has(id));
  if (unknown) {
    throw new Error(
      `That backup is of a newer version of the site (${unknown.id}): install it first.`,
    );
  }
}
