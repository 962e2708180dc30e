import { type Kysely, sql } from 'kysely';
import type { Answer, OutgoingMail, Recorded, Submission } from '#lib/store/records';
import type { Tables } from '#lib/store/schema';
import { storable, storableJson } from '#lib/store/storable';
import { insertSubmission } from '#lib/store/submissions';

/** A registration that was begun and not sent. */
export interface Draft {
  /** Lower case; there is one draft for each address. */
  readonly email: string;
  readonly savedAt: number;
  readonly transcript: readonly Answer[];
}

export interface DraftStore {
  /** Keeps the newest draft of an address, and what staff are told of it: once for its idempotency key; gives the latter. */
  saveDraft(
    draft: Draft,
    told: { readonly submission: Submission; readonly mails: readonly OutgoingMail[] },
  ): Promise<Recorded>;
  findDraft(email: string): Promise<Draft | undefined>;
  forgetDraft(email: string): Promise<void>;
  /** Deletes drafts saved before, and what staff were told of drafts until then. */
  forgetDrafts(before: number): Promise<number>;
}

/** The kind under which staff are told of drafts. */
export const draftKind = 'webinar-draft';

export function saveDraft(
  db: Kysely<Tables>,
  { email, savedAt, transcript }: Draft,
  { submission, mails }: Parameters<DraftStore['saveDraft']>[1],
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('drafts')
      .values({
        email: storable(email),
        saved_at: savedAt,
        transcript: storableJson(transcript),
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
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
    .executeTakeFirst();
  return (
    row && { email, savedAt: row.saved_at, transcript: JSON.parse(row.transcript) as Answer[] }
  );
}

export async function forgetDraft(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom('drafts').where('email', '=', email).execute();
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
