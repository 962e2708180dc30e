import { type Kysely, sql } from 'kysely';
import type { Answer, OutgoingMail, Recorded, Submission } from '#lib/store/records';
import type { Tables } from '#lib/store/schema';
import { storable, storableJson } from '#lib/store/storable';
import { insertSubmission } from '#lib/store/submissions';

/** A registration that was begun and not sent. */
export interface Draft {
  /** Lower case; each browser has one draft for an address. */
  readonly email: string;
  /** What is known of the browser, as a hash. */
  readonly browser: string;
  readonly savedAt: number;
  readonly transcript: readonly Answer[];
}

export interface DraftStore {
  /** Keeps the newest draft of an address and browser, and what staff are told of it: once for its idempotency key; gives the latter. */
  saveDraft(
    draft: Draft,
    notice: { readonly submission: Submission; readonly mails: readonly OutgoingMail[] },
  ): Promise<Recorded>;
  /** The newest of all browsers. */
  findDraft(email: string): Promise<Draft | undefined>;
  /** That of this browser alone. */
  forgetDraft(email: string, browser: string): Promise<void>;
  /** Deletes drafts saved before, and what staff were told of drafts until then. */
  forgetDrafts(before: number): Promise<number>;
}

/** The kind under which staff are told of drafts. */
export const draftKind = 'webinar-draft';

export function saveDraft(
  db: Kysely<Tables>,
  { email, browser, savedAt, transcript }: Draft,
  { submission, mails }: Parameters<DraftStore['saveDraft']>[1],
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('drafts')
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
          .whereRef('drafts.saved_at', '<=', 'excluded.saved_at'),
      )
      .execute();
    return insertSubmission(tx, submission, mails);
  });
}

export async function findDraft(db: Kysely<Tables>, email: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('email', '=', email)
    .orderBy('saved_at', 'desc')
    .executeTakeFirst();
  return (
    row && {
      email,
      browser: row.browser,
      savedAt: row.saved_at,
      transcript: JSON.parse(row.transcript) as Answer[],
    }
  );
}

export async function forgetDraft(
  db: Kysely<Tables>,
  email: string,
  browser: string,
): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('email', '=', email)
    .where('browser', 'in', [browser, ''])
    .execute();
}

export function forgetDrafts(db: Kysely<Tables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('submissions')
      // Written out, so that SQLite knows the index of this kind.
      .where('kind', '=', sql.lit(draftKind))
      .where('received_at', '<', before)
      .execute();
    const gone = await tx.deleteFrom('drafts').where('saved_at', '<', before).executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
