/** Batches as they are stored, with the seats in hands at a moment. */
import { type Kysely, sql } from 'kysely';
import { queueMails } from '#lib/server/store/mail/gate';
import type { BatchRow, OtherwiseInBatches } from '#lib/server/store/migrations/desk-tables';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import { hasChanged } from '#lib/server/store/statements';
import type { OutgoingMail, WebhookEvent } from '#lib/server/store/submissions/records';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-events';
import type { Batch, Weekday } from '#lib/shared/batches/batch';

interface BatchList {
  /** Epoch milliseconds: holds that have run out by then are free. */
  readonly now: number;
  /** Only those that end after it; all without it. */
  readonly endsAfter?: number;
}

interface FreeSeats {
  readonly batch: string;
  /** As noted before. */
  readonly before: number;
  readonly free: number;
  readonly now: number;
  /** The submission of who is first, with what staff and other systems are told. */
  readonly enquiry?: string;
  readonly mail?: OutgoingMail;
  readonly webhook?: WebhookEvent;
}

/** In the order of their first session. */
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

/** What was told of free seats; false where another host has noted it meanwhile, and then nothing is told. */
export function noteFreeSeats(db: Kysely<Tables>, note: FreeSeats): Promise<boolean> {
  const { batch, before, free, now, enquiry, mail, webhook } = note;
  return db.transaction().execute(async (tx) => {
    const written = await tx
      .updateTable('batches')
      .set({ told_free: free })
      .where('id', '=', batch)
      .where('told_free', '=', before)
      .$call(hasChanged);
    if (!written) return false;
    if (enquiry && mail) await queueMails(tx, enquiry, [mail], now);
    if (webhook) await queueWebhooks(tx, [webhook], now);
    return true;
  });
}

/** How many seats of batches that are not over are held and taken. */
export async function countSeats(db: Kysely<Tables>, now: number) {
  const { rows } = await sql<{ held: number; taken: number }>`
    select count(case when taken_at is null and held_until > ${now} then 1 end) as held,
      count(taken_at) as taken
    from batch_seats join batches on batches.id = batch_seats.batch
    where batches.ends_at > ${now} and batches.cancelled_at is null`.execute(db);
  return { held: rows[0]?.held ?? 0, taken: rows[0]?.taken ?? 0 };
}

/** Who waits: asked while it was full, was taken for a person, and is not done with. */
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
      where batch = batches.id and waits = 1 and suspicious = 0 and state <> 'done')`.as('waiting'),
    ]);

const asCounted = (row: BatchRow & { held: number; taken: number; waiting: number }) => ({
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
});

const list = (text: string) => text.split(',').filter(Boolean);

const asPlain = reader<Omit<Batch, OtherwiseInBatches>>({
  yesNo: ['sample'],
  without: ['from_time', 'to_time', 'begins_at', 'closes_at', 'ends_at', 'changed_by'],
});
