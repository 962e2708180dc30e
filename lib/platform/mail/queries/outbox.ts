/** The outbox: what a transaction owes, within the limits of each recipient and day; rows, leases and Message-IDs. */

import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { setting } from '#lib/platform/db/settings';
import { changed, containing, insertRow, rowOf, storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { countRequest } from '#lib/platform/http/queries';
import { recipientKey, recipients } from '#lib/platform/mail/limit';
import type {
  LimitedMail,
  MailCounter,
  MailOwed,
  OutgoingMail,
  OwedMails,
} from '#lib/platform/mail/schema';

/** The reason stored for a held mail. */
export const heldBack = 'held-back';
/** Why a mail was closed without being sent: a later one says what holds now. */
export const superseded = 'superseded';

interface Judged extends LimitedMail {
  readonly id: string;
  /** Until then it waits for others of its digest. */
  notBefore?: number;
  /** It goes out in a digest that is planned already, and is no mail more. */
  joins?: boolean;
  heldBy?: string;
}

export const queueMails = (
  tx: Kysely<Tables>,
  submissionId: string,
  mails: readonly MailOwed[],
  now: number,
): Promise<readonly string[]> => queueOwed(tx, [{ id: submissionId, mails }], now);

/**
 * All that a transaction owes, last in it: whoever counts the same waits until it is committed. Returns the names of the
 * counters that held one. A mail whose Message-ID is stored already is left out, unless `strictly`: then it throws. Two
 * mails of one call with the same Message-ID are an error of the caller, since one of them would never go out.
 */
export async function queueOwed(
  tx: Kysely<Tables>,
  owed: readonly OwedMails[],
  now: number,
  { strictly = false } = {},
): Promise<readonly string[]> {
  const judged = owed.flatMap(({ id, mails }) =>
    mails.map(
      (each): Judged => ({ id, ...('counters' in each ? each : { mail: each, counters: [] }) }),
    ),
  );
  requireTopics(judged);
  const unlessTaken = strictly ? undefined : 'message_id';
  const put = (id: string, mail: OutgoingMail, more: object = {}) =>
    insertRow(tx, 'outbox', { ...mailRow(id, mail, now), ...more }, unlessTaken);
  await planDigests(tx, judged, now);
  const notices = await countAll(tx, judged, now);
  for (const { id, mail, digest, notBefore, heldBy } of judged) {
    if (digest) await replaceUnsent(tx, mail, digest.key);
    await put(id, mail, {
      ...(digest && { digest: digest.key }),
      ...(notBefore !== undefined && { not_before: notBefore, next_attempt_at: notBefore }),
      ...(heldBy !== undefined && { gave_up_at: now, last_error: heldBack }),
    });
  }
  for (const { id, notify } of notices) await put(id, notify);
  return [...new Set(judged.flatMap(({ heldBy }) => heldBy ?? []))];
}

/** Throws where two mails of one submission have the same role and topic. */
function requireTopics(judged: readonly Judged[]): void {
  const known = new Set<string>();
  for (const { id, mail } of judged) {
    const messageId = messageIdOf(id, mail.role, mail.topic);
    if (known.has(messageId)) {
      throw new Error(`two mails are ${messageId}: give one of them a topic of its own`);
    }
    known.add(messageId);
  }
}

/** In the order of their keys, as all counters: two that count the same never wait for one another. */
async function planDigests(tx: Kysely<Tables>, judged: readonly Judged[], now: number) {
  const planned = new Set<string>();
  const inOrder = judged
    .flatMap((each) => (each.digest ? [{ each, ...each.digest }] : []))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const { each, key, windowMs } of inOrder) {
    const { count, startedAt } = await countRequest(tx, key, windowMs, now);
    if (count === 1) continue;
    each.notBefore = startedAt + windowMs;
    each.joins = planned.has(key) || (await isPlanned(tx, key, each.notBefore));
    planned.add(key);
  }
}

async function isPlanned(tx: Kysely<Tables>, key: string, at: number): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox')
    .select('id')
    .where('digest', '=', key)
    .where('not_before', '=', at)
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface HeldNotice {
  readonly id: string;
  readonly notify: OutgoingMail;
}

/** Step by step for all mails, each step in the order of its keys. Returns what staff are to be notified of. */
async function countAll(
  tx: Kysely<Tables>,
  judged: readonly Judged[],
  now: number,
): Promise<readonly HeldNotice[]> {
  const notices: HeldNotice[] = [];
  const most = Math.max(0, ...judged.map(({ counters }) => counters.length));
  for (let step = 0; step < most; step += 1) {
    const counted = judged
      .flatMap((each) => {
        const counter = each.joins || each.heldBy !== undefined ? undefined : each.counters[step];
        return counter ? [{ each, counter }] : [];
      })
      .sort((one, other) => (one.counter.key < other.counter.key ? -1 : 1));
    for (const { each, counter } of counted) {
      const past = await howFarPast(tx, counter, now);
      if (past <= 0) continue;
      each.heldBy = counter.name;
      if (past === 1 && counter.notify) notices.push({ id: each.id, notify: counter.notify });
    }
  }
  return notices;
}

async function howFarPast(tx: Kysely<Tables>, { key, windowMs, limit }: MailCounter, now: number) {
  const { count } = await countRequest(tx, key, windowMs, now);
  return count - limit;
}

/** Only the newest waiting or held mail about a candidate stays: a flood fills neither the outbox nor a list. */
async function replaceUnsent(tx: Kysely<Tables>, { holds }: OutgoingMail, key: string) {
  if (holds === undefined) return;
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'mail'])
    .where('digest', '=', key)
    .where(isUntried)
    .execute();
  const ids = rows
    .filter(({ mail }) => (JSON.parse(mail) as OutgoingMail).holds?.candidate === holds.candidate)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom('outbox').where('id', 'in', ids).where(isUntried).execute();
}

const isUntried = sql<boolean>`sent_at is null and closed_at is null and lease_owner is null and attempts = 0
  and (not_before is not null or last_error = ${sql.lit(heldBack)})`;

/** `repeated`: its key was known, and `id` is that of the first. */
interface Recorded {
  readonly id: string;
  readonly repeated: boolean;
}

/** One message is written for an idempotency key, in a transaction that writes its mails too. */
export async function insertMessage(
  tx: Transaction<Tables>,
  message: Insertable<Tables['submissions']>,
): Promise<Recorded> {
  const { id, idempotency_key: key } = message;
  if (await insertRow(tx, 'submissions', message, 'idempotency_key'))
    return { id, repeated: false };
  const first = await tx
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', key ?? '')
    .executeTakeFirstOrThrow();
  return { id: first.id, repeated: true };
}

/** A notice of the site to staff, with its mails: all of it or nothing. Throws StoreUnavailable. */
export function recordNotice(
  db: Kysely<Tables>,
  note: Notice,
  mails: readonly MailOwed[],
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const recorded = await insertMessage(tx, rowOf(note));
    const { id, repeated } = recorded;
    if (!repeated) await queueOwed(tx, [{ id, mails }], note.receivedAt, { strictly: true });
    return recorded;
  });
}

interface Notice {
  readonly id: string;
  readonly kind: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly transcript: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
  readonly idempotencyKey?: string | undefined;
}

export async function findRecorded(db: Kysely<Tables>, idempotencyKey: string) {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.id;
}

/** A send may take longer (`lib/platform/mail/smtp.ts`: seven minutes): whoever sends renews, so only a dead host's lease runs out. */
const leaseMs = 120_000;

/** No lease ends later than this, by clocks that differ a little: it was given before a clock went back. */
const longestLeaseMs = leaseMs + 60 * 60_000;

/** With the proof of this claim. */
export const newLease = (owner: string, now: number) => ({
  lease_owner: owner,
  lease_token: randomUUID(),
  leased_until: now + leaseMs,
});

export const noLease = { lease_owner: null, lease_token: null, leased_until: null };

/** Due now, and leased by nobody. */
export const mayClaim = (now: number) => sql<boolean>`sent_at is null and gave_up_at is null
  and next_attempt_at <= ${now}
  and (leased_until is null or leased_until <= ${now} or leased_until > ${now + longestLeaseMs})`;

export const hasFailed = sql<boolean>`sent_at is null and gave_up_at is not null and closed_at is null`;

/** The mails, and the events for another system. */
type Queue = 'outbox' | 'webhook_events';

/** The receiver is back. Mails that were planned for later stay. */
export const makeAllDue = (db: Kysely<Tables>, queue: Queue, now: number): Promise<number> =>
  db
    .updateTable(queue)
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('next_attempt_at', '>', now)
    .$if(queue === 'outbox', (query) => query.where(isNotPlanned(now)))
    .$call(changed);

/** No mail is planned further ahead than this; one that is was planned before a clock went back. */
const longestPlanMs = 60 * 60_000;

const isNotPlanned = (now: number) => sql<boolean>`(not_before is null or not_before <= ${now}
  or not_before > ${now + longestPlanMs})`;

/** As much time again for what is leased still: whoever lost a lease meanwhile does not get it back. */
export const renewLeases = (db: Kysely<Tables>, queue: Queue, owner: string, now: number) =>
  db
    .updateTable(queue)
    .set({ leased_until: now + leaseMs })
    .where('sent_at', 'is', null)
    .where('lease_owner', '=', owner)
    .where('leased_until', '>', now)
    .$call(changed);

/** Those that a dead process of the same name left behind. */
export const releaseLeases = (db: Kysely<Tables>, queue: Queue, owner: string): Promise<number> =>
  db
    .updateTable(queue)
    .set(noLease)
    .where('sent_at', 'is', null)
    .where('lease_owner', '=', owner)
    .$call(changed);

/** The Message-ID is the same for every attempt, so that a receiver recognises a repeat. */
export const messageIdOf = (submissionId: string, role: OutgoingMail['role'], topic?: string) =>
  `<${submissionId}.${role}${topic === undefined ? '' : `.${topic}`}@hoa.mail>`;

/** The pattern includes mails that were sent again. */
export const toVisitor = '%.visitor%';

export const role = sql<
  OutgoingMail['role']
>`case when message_id like ${sql.lit(toVisitor)} then 'visitor' else 'staff' end`;

const mailRow = (submissionId: string, mail: OutgoingMail, now: number) => ({
  id: randomUUIDv7(),
  submission_id: submissionId,
  message_id: messageIdOf(submissionId, mail.role, mail.topic),
  mail: storableJson(mail),
  queued_at: now,
  next_attempt_at: now,
});

/**
 * Closes, within `tx`, the unsent mails to visitors whose topic begins with one of `topics`: those that failed too, so that
 * nobody sends them again. A mail that is being sent at this moment keeps its lease, and is marked as what becomes of it.
 * `submission`: of one alone. Returns how many there were.
 */
export async function withdrawMails(
  tx: Kysely<Tables>,
  topics: readonly string[],
  now: number,
  submission?: string,
): Promise<number> {
  if (topics.length === 0) return 0;
  return tx
    .updateTable('outbox')
    .set((row) => ({
      closed_at: now,
      gave_up_at: row.fn.coalesce('gave_up_at', row.val(now)),
      last_error: superseded,
    }))
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .where(({ or }) =>
      or(
        topics.map(
          (topic) => sql<boolean>`message_id like ${containing(`.visitor.${topic}`)} escape '\\'`,
        ),
      ),
    )
    .$if(submission !== undefined, (query) => query.where('submission_id', '=', submission ?? ''))
    .$call(changed);
}

/** The counters of a recipient are deleted with the person. */
export async function forgetRecipient(tx: Transaction<Tables>, email: string): Promise<void> {
  const stored = await setting(tx, `secret:${recipients}`);
  if (stored === undefined) return;
  const keyPattern = `${recipientKey(stored, email)}%`;
  await tx.deleteFrom('visits').where('key', 'like', keyPattern).execute();
}
