import { type Kysely, sql } from 'kysely';
import { insertSubmission } from '#lib/enquiries/queries/submissions';
import type { Recorded, Submission } from '#lib/enquiries/schema/submission';
import type { Answer } from '#lib/forms/schema';
import { changed, reader, storable, storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { draftKind } from '#lib/webinars/schema';

export interface Draft {
  /** Lower case; each browser has one draft for an address. */
  readonly email: string;
  readonly browser: string;
  readonly savedAt: number;
  readonly transcript: readonly Answer[];
}

/** The notice to staff about a draft, and when it is due (epoch milliseconds): at once without `dueAt`. */
export interface Notice {
  readonly submission: Submission;
  readonly mails: readonly OutgoingMail[];
  readonly dueAt?: number;
}

/**
 * Keeps the newest draft of an address and browser, and what staff are notified of it: once for its idempotency key, as it
 * holds when the mail goes out. A later one changes the mail that still waits, and when it is due.
 */
export function saveDraft(
  db: Kysely<Tables>,
  { email, browser, savedAt, transcript }: Draft,
  { submission, mails, dueAt = submission.receivedAt }: Notice,
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('browser_drafts')
      .values({
        email: storable(email),
        browser,
        saved_at: savedAt,
        transcript: storableJson(transcript),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'browser'])
          .doUpdateSet((eb) => ({
            saved_at: eb.ref('excluded.saved_at'),
            transcript: eb.ref('excluded.transcript'),
          }))
          .whereRef('browser_drafts.saved_at', '<=', 'excluded.saved_at'),
      )
      .execute();
    const recorded = await insertSubmission(tx, submission, mails);
    await tx
      .updateTable('outbox')
      .set({
        next_attempt_at: dueAt,
        not_before: dueAt,
        ...(mails[0] && { mail: storableJson(mails[0]) }),
      })
      .where('submission_id', '=', recorded.id)
      .where('attempts', '=', 0)
      .where('sent_at', 'is', null)
      .where('lease_owner', 'is', null)
      .execute();
    if (recorded.repeated) {
      const { name, phone } = submission;
      await tx
        .updateTable('submissions')
        .set({
          name: storable(name),
          phone: storable(phone),
          transcript: storableJson(submission.transcript),
        })
        .where('id', '=', recorded.id)
        .execute();
    }
    return recorded;
  });
}

const asDraft = reader<Draft>({ json: ['transcript'] });

/** The newest of all browsers. */
export async function findDraft(db: Kysely<Tables>, email: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('browser_drafts')
    .selectAll()
    .where('email', '=', email)
    .orderBy('saved_at', 'desc')
    .executeTakeFirst();
  return row && asDraft(row);
}

/** That of this browser alone, with the notice of that key while it is unsent. */
export function forgetDraft(
  db: Kysely<Tables>,
  email: string,
  browser: string,
  noticeKey?: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('browser_drafts')
      .where('email', '=', email)
      .where('browser', '=', browser)
      .execute();
    await tx.deleteFrom('drafts').where('email', '=', email).execute();
    if (noticeKey === undefined) return;
    const noticed = tx
      .selectFrom('outbox')
      .select('submission_id')
      .where((row) => row.or([row('sent_at', 'is not', null), row('lease_owner', 'is not', null)]));
    await tx
      .deleteFrom('submissions')
      .where('kind', '=', sql.lit(draftKind))
      .where('idempotency_key', '=', noticeKey)
      .where('suspicion', 'is', null)
      .where('id', 'not in', noticed)
      .execute();
  });
}

/** Deletes drafts saved before, and the notices about drafts until then. */
export function forgetDrafts(db: Kysely<Tables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('submissions')
      // Written out, so that SQLite knows the index of this kind.
      .where('kind', '=', sql.lit(draftKind))
      .where('received_at', '<', before)
      .execute();
    const gone = await tx
      .deleteFrom('browser_drafts')
      .where('saved_at', '<', before)
      .$call(changed);
    return gone + (await tx.deleteFrom('drafts').where('saved_at', '<', before).$call(changed));
  });
}
