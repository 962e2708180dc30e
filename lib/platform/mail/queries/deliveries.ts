import { type Kysely, sql, type UpdateObject } from 'kysely';
import { claim, hasChanged, reader, storable, storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { mayClaim, newLease, noLease, superseded } from '#lib/platform/mail/queries/outbox';
import type { Delivery, Holds, OutgoingMail } from '#lib/platform/mail/schema';

const asDelivery = reader<Omit<Delivery, 'file' | 'also'>>({
  json: ['mail'],
  without: ['digest', 'not_before'],
});

const claimed = [
  'id',
  'submission_id',
  'message_id',
  'mail',
  'queued_at',
  'attempts',
  'deferred_since',
  'lease_token as lease',
  'digest',
  'not_before',
] as const;

/** Leases up to `limit` due mails, oldest first, to `owner`; no two callers get the same row. A digest is one of them. */
export async function claimDue(
  db: Kysely<Tables>,
  owner: string,
  limit: number,
  now: number,
): Promise<readonly Delivery[]> {
  const where = sql<boolean>`${mayClaim(now)} and ${leadsDigest(now)}`;
  const rows = await claim(db, 'outbox', { where, by: 'queued_at', limit })
    .set(newLease(owner, now))
    .returning(claimed)
    .$narrowType<{ lease: string }>()
    .execute();
  const deliveries: Delivery[] = [];
  for (const row of rows.sort((a, b) => a.queued_at - b.queued_at)) {
    const others =
      row.digest === null ? [] : await claimRest(db, row.digest, row.lease, owner, now);
    const all = [row, ...others];
    const planned = new Set(all.flatMap((each) => (each.not_before === null ? [] : each.id)));
    const [first, ...also] = await whatHolds(db, await readable(db, all, now), planned, now);
    if (first) deliveries.push(also.length > 0 ? { ...first, also } : first);
  }
  return deliveries;
}

/** The oldest that is due of a digest: who claims it claims the others with it. */
const leadsDigest = (now: number) => sql<boolean>`(digest is null or not exists (
  select 1 from outbox as older where older.digest = outbox.digest and older.id < outbox.id
    and older.sent_at is null and older.gave_up_at is null and older.next_attempt_at <= ${now}))`;

async function claimRest(
  db: Kysely<Tables>,
  digest: string,
  lease: string,
  owner: string,
  now: number,
) {
  const rows = await db
    .updateTable('outbox')
    .set({ ...newLease(owner, now), lease_token: lease })
    .where('digest', '=', digest)
    .where(mayClaim(now))
    .returning(claimed)
    .$narrowType<{ lease: string }>()
    .execute();
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function readable(
  db: Kysely<Tables>,
  rows: readonly Parameters<typeof asDelivery>[0][],
  now: number,
): Promise<Delivery[]> {
  const read: Delivery[] = [];
  for (const row of rows) {
    try {
      read.push(asDelivery(row));
    } catch {
      await markUnreadable(db, row.id, now);
    }
  }
  return read;
}

/** A mail that was damaged where it lay: staff find it among the failed ones, and it does not hold up the others. */
const markUnreadable = (db: Kysely<Tables>, id: string, now: number) =>
  db
    .updateTable('outbox')
    .set({ ...noLease, gave_up_at: now, last_error: 'unreadable' })
    .where('id', '=', id)
    .execute();

export const markSent = (db: Kysely<Tables>, delivery: Delivery, now: number) =>
  mark(db, delivery, { sent_at: now, last_error: null });

/** Keeps it waiting until `nextAttemptAt` and counts the attempt; `reason` is one of our own named reasons. */
export const markDeferred = (
  db: Kysely<Tables>,
  delivery: Delivery,
  reason: string,
  nextAttemptAt: number,
  now: number,
) =>
  mark(db, delivery, {
    attempts: delivery.attempts + 1,
    deferred_since: delivery.deferredSince ?? now,
    next_attempt_at: nextAttemptAt,
    last_error: reason,
  });

/** Marks it as failed: stored and reported, not retried automatically; `words` are the server's. */
export const markDeadLetter = (
  db: Kysely<Tables>,
  delivery: Delivery,
  reason: string,
  now: number,
  words?: string,
) =>
  mark(db, delivery, {
    attempts: delivery.attempts + 1,
    gave_up_at: now,
    last_error: reason,
    last_words: words === undefined ? null : storable(words),
  });

/** Due again at once, as this mail: the one that was sent was too large. */
export const sendInstead = (
  db: Kysely<Tables>,
  delivery: Delivery,
  mail: OutgoingMail,
  reason: string,
  now: number,
) =>
  mark(db, delivery, {
    mail: storableJson(mail),
    attempts: delivery.attempts + 1,
    next_attempt_at: now,
    last_error: reason,
  });

/** Gives a claim back untouched, due at once: the mail server was away, this mail is not to blame. */
export const releaseClaim = (db: Kysely<Tables>, delivery: Delivery) => mark(db, delivery, {});

/** Only the holder of the lease may say what became of it. */
const mark = (
  db: Kysely<Tables>,
  delivery: Delivery,
  change: UpdateObject<Tables, 'outbox'>,
): Promise<boolean> =>
  db
    .updateTable('outbox')
    .set({ ...change, ...noLease })
    .where('id', 'in', [delivery.id, ...(delivery.also ?? []).map(({ id }) => id)])
    .where('lease_token', '=', delivery.lease)
    .$call(hasChanged);

/**
 * Gives the newest mail about each candidate, a `planned` one only where it holds. It closes the others, so that nobody
 * reads what is no longer true.
 */
async function whatHolds(
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
    const { holds, goodUntil = Number.POSITIVE_INFINITY } = each.mail;
    const isNewest = !holds || newest.get(holds.candidate) === each;
    const mustHold = holds !== undefined && planned.has(each.id);
    if (now < goodUntil && isNewest && (!mustHold || (await stillHolds(db, holds))))
      left.push(each);
    else await close(db, each, now);
  }
  return left;
}

type StillHolds = (db: Kysely<Tables>, holds: Holds) => Promise<boolean>;

let stillHolds: StillHolds = () => {
  throw new Error('nothing says whether a mail still holds');
};

/** The feature that `Holds` is about says at startup how that is found out (lib/start/open-store.ts). */
export function checkMailsBy(check: StillHolds): void {
  stillHolds = check;
}

const close = (db: Kysely<Tables>, { id }: Delivery, now: number) =>
  db
    .updateTable('outbox')
    .set({ ...noLease, gave_up_at: now, closed_at: now, last_error: superseded })
    .where('id', '=', id)
    .execute();
