import { type Kysely, sql } from 'kysely';
import { queueMails } from '#lib/server/store/mail/gate';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { OutgoingMail } from '#lib/server/store/submissions/records';

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
 * Sends one mail of an enquiry once more. A parked one keeps its Message-ID; one that was sent gets the next one derived
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
