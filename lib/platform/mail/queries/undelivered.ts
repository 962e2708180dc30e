import { type Kysely, sql } from 'kysely';
import { setting, storeSetting } from '#lib/platform/db/settings';
import { changed, hasChanged, reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { hasFailed, heldBack, queueMails, toVisitor } from '#lib/platform/mail/queries/outbox';
import type { Backlog, OutgoingMail } from '#lib/platform/mail/schema';

/** A delay that was planned is no backlog: such a mail grows old from the end of it. */
const dueSince = (now: number) => sql<number | null>`case when not_before is null then queued_at
  when not_before <= ${now} then not_before end`;

export async function backlog(db: Kysely<Tables>, now: number): Promise<Backlog> {
  const row = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('gave_up_at', 'is', null).as('waiting'),
      fn
        .countAll<number>()
        .filterWhere(hasFailed)
        .filterWhere('message_id', 'not like', toVisitor)
        .as('parked'),
      fn
        .countAll<number>()
        .filterWhere(hasFailed)
        .filterWhere('message_id', 'like', toVisitor)
        .as('parkedToVisitors'),
      fn.min<number | null>(dueSince(now)).filterWhere('gave_up_at', 'is', null).as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting: row.waiting,
    parked: row.parked,
    parkedToVisitors: row.parkedToVisitors,
    oldestSeconds: Math.max(0, Math.floor((now - (row.oldest ?? now)) / 1000)),
  };
}

interface DeadLetter {
  readonly id: string;
  readonly submissionId: string;
  /** The reference of the enquiry; absent for mails about none, such as a digest. */
  readonly reference?: string;
  readonly version?: number;
  readonly kind: string;
  readonly name: string;
  readonly messageId: string;
  readonly to: string;
  readonly role: OutgoingMail['role'];
  readonly gaveUpAt: number;
  readonly attempts: number;
  readonly reason?: string;
  readonly words?: string;
  /** Staff decide by the text. */
  readonly text?: string;
}

const asLetter = reader<Omit<DeadLetter, 'to' | 'role' | 'text'>>({ without: ['mail'] });

/** Newest first, without those that somebody gave up. */
export async function listOpenDeadLetters(
  db: Kysely<Tables>,
  limit: number,
): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .leftJoin('enquiries', 'enquiries.id', 'outbox.submission_id')
    .select([
      'outbox.id',
      'outbox.submission_id',
      'outbox.message_id',
      'outbox.mail',
      'outbox.gave_up_at',
      'outbox.attempts',
      'outbox.last_error as reason',
      'outbox.last_words as words',
      'submissions.kind',
      'submissions.name',
      'enquiries.reference',
      'enquiries.version',
    ])
    .where(hasFailed)
    .orderBy('outbox.gave_up_at', 'desc')
    .limit(limit)
    .$narrowType<{ gave_up_at: number }>()
    .execute();
  return rows.map((row) => ({
    ...asLetter(row),
    ...addressed(row.mail, row.reason === heldBack),
  }));
}

/** One that was damaged where it lay says of nobody to whom it goes. */
function addressed(mail: string, isHeld: boolean): Pick<DeadLetter, 'to' | 'role' | 'text'> {
  try {
    const { to, role, subject, text } = JSON.parse(mail) as OutgoingMail;
    return { to, role, ...(isHeld && { text: `${subject}\n\n${text}` }) };
  } catch {
    return { to: '', role: 'staff' };
  }
}

/** Sends every failed mail once more. Returns how many. */
export const resendDeadLetters = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.updateTable('outbox').set(resendColumns(now)).where(hasFailed).$call(changed);

/** Closes one failed mail; `press` identifies an action on many mails. False where there is none. */
export const closeMail = (
  db: Kysely<Tables>,
  submissionId: string,
  mailId: string,
  now: number,
  bulkId?: string,
): Promise<boolean> =>
  db
    .updateTable('outbox')
    .set({ closed_at: now, ...(bulkId !== undefined && { closed_press: storable(bulkId) }) })
    .where('id', '=', mailId)
    .where('submission_id', '=', submissionId)
    .where(hasFailed)
    .$call(hasChanged);

/** Reopens closed mails: these, or those of one bulk action since then. Returns how many. */
export async function reopenMails(
  db: Kysely<Tables>,
  which: { readonly mails: readonly string[] } | { readonly press: string; readonly since: number },
): Promise<number> {
  const given = db
    .updateTable('outbox')
    .set({ closed_at: null, closed_press: null })
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is not', null);
  if ('mails' in which && which.mails.length === 0) return 0;
  const chosen =
    'mails' in which
      ? given.where('closed_at', 'is not', null).where('id', 'in', which.mails)
      : given
          .where('closed_at', '>=', which.since)
          .where('closed_press', '=', storable(which.press));
  return chosen.$call(changed);
}

interface MailFailure {
  /** One of our own named reasons. */
  readonly reason: string;
  readonly since: number;
}

const name = 'mail-trouble';

/**
 * Written by the site, read by the commands beside it. `undefined`: mails can be sent. The same reason keeps its first
 * time.
 */
export async function noteMailFailure(db: Kysely<Tables>, reason: string | undefined, now: number) {
  if (reason === undefined) {
    await db.deleteFrom('settings').where('name', '=', name).execute();
    return;
  }
  if ((await findMailFailure(db))?.reason === reason) return;
  await storeSetting(db, name, JSON.stringify({ reason, since: now } satisfies MailFailure));
}

export async function findMailFailure(db: Kysely<Tables>): Promise<MailFailure | undefined> {
  const stored = await setting(db, name);
  return stored === undefined ? undefined : (JSON.parse(stored) as MailFailure);
}

/** As if it were new: its age, attempts and troubles start again. */
export const resendColumns = (now: number) => ({
  queued_at: now,
  next_attempt_at: now,
  // One of a digest goes only if it still holds, as one that was planned for now.
  not_before: sql<
    number | null
  >`case when digest is null then null else cast(${now} as bigint) end`,
  attempts: 0,
  deferred_since: null,
  sent_at: null,
  gave_up_at: null,
  last_error: null,
  last_words: null,
});

/**
 * Sends one mail of an enquiry once more. A failed one keeps its Message-ID; one that was sent gets the next one derived
 * from the submission, since mailboxes drop a repeated one. One that waits becomes due. False where there is none of that id.
 */
export function resendMail(
  db: Kysely<Tables>,
  submissionId: string,
  mailId: string,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const mail = await tx
      .selectFrom('outbox')
      .select(['id', 'message_id', 'sent_at', 'gave_up_at'])
      .where('id', '=', mailId)
      .where('submission_id', '=', submissionId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!mail) return false;
    const waits = mail.sent_at === null && mail.gave_up_at === null;
    const fresh = {
      ...resendColumns(now),
      ...(mail.sent_at === null ? {} : { message_id: nextMessageId(mail.message_id) }),
    };
    await tx
      .updateTable('outbox')
      .set(waits ? { next_attempt_at: now, not_before: null } : fresh)
      .where('id', '=', mail.id)
      .execute();
    return true;
  });
}

/** Owes a mail that was never made. Nothing happens where the submission has one of that role. */
export async function queueMail(
  db: Kysely<Tables>,
  submissionId: string,
  mail: OutgoingMail,
  now: number,
): Promise<void> {
  await queueMails(db, submissionId, [mail], now);
}

/** `<id.staff@…>`, `<id.staff.2@…>`, `<id.staff.3@…>` …: each names the submission and is new to a mailbox. */
function nextMessageId(messageId: string): string {
  return messageId.replace(
    /(?:\.(\d+))?@/,
    (_all, times?: string) => `.${Number(times ?? 1) + 1}@`,
  );
}
