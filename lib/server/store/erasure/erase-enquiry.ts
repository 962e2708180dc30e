/** What is held of one enquiry, and its erasure. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/server/store/database';
import { forgetVacancies } from '#lib/server/store/enquiries/queries/placement';
import { insertSubmission } from '#lib/server/store/enquiries/queries/submissions';
import type { EnquiryHoldings } from '#lib/server/store/enquiries/schema';
import { redactMentions } from '#lib/server/store/erasure/erased-traces';
import { eraseOrder } from '#lib/server/store/erasure/erasure';
import { recordErasure } from '#lib/server/store/erasure/erasure-records';
import { forgetRecipient } from '#lib/server/store/mail/recipient-counts';
import type { Tables } from '#lib/server/store/migrations/schema';
import { emptyErasedPayments } from '#lib/server/store/payments/erasure';
import { emptyLog } from '#lib/server/store/sqlite/sqlite-dialect';
import type { OutgoingMail, Submission, WebhookEvent } from '#lib/server/store/submissions/records';
import { emptyWebhooks, queueWebhooks } from '#lib/server/store/webhooks/webhook-events';
import { unanswered } from '#lib/shared/forms/transcribe';

/** What an erasure of it would take. */
export async function findEnquiryHoldings(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<EnquiryHoldings | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('transcript')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<Omit<EnquiryHoldings, 'answers'>>`select
    (select count(*) from files where submission_id = ${id}) as files,
    (select count(*) from enquiry_events where enquiry_id = ${id}) as events,
    (select count(*) from outbox where submission_id = ${id}) as mails,
    (select count(*) from outbox where submission_id = ${id} and leased_until > ${now}) as sending`.execute(
    db,
  );
  const [counted] = rows as [Omit<EnquiryHoldings, 'answers'>];
  const asked = JSON.parse(row.transcript) as { value: string }[];
  return { ...counted, answers: asked.filter(({ value }) => value !== unanswered).length };
}

const visitorWaitsMs = 1_000;

/**
 * Erases the submission with everything of it, in one transaction; `notice` (a submission of nobody, with its mail)
 * and `webhooks` are written in the same. `undefined` where it is gone.
 */
export async function eraseEnquiry(
  db: Kysely<Tables>,
  engine: Database['engine'],
  id: string,
  now: number,
  {
    notice,
    webhooks = [],
  }: {
    readonly notice?: {
      readonly submission: Submission;
      readonly mails: readonly OutgoingMail[];
    };
    readonly webhooks?: readonly WebhookEvent[];
  } = {},
): Promise<EnquiryHoldings | undefined> {
  const gone = await db.transaction().execute(async (tx) => {
    const holdings = await findEnquiryHoldings(tx, id, now);
    if (!holdings) return undefined;
    await emptyWebhooks(tx, sql`enquiries.id = ${id}`);
    await forgetVacancies(tx, sql`enquiries.id = ${id}`);
    const erased = await tx
      .deleteFrom('submissions')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    // Of two at once, the other had it.
    if (!erased) return undefined;
    const { email } = erased;
    await redactMentions(tx, new Set([id]));
    await eraseOrder(tx, id);
    await emptyErasedPayments(tx, now);
    await recordErasure(tx, 'enquiry', id, now);
    const others = await tx
      .selectFrom('submissions')
      .select('id')
      .where('email', '=', email)
      .limit(1)
      .executeTakeFirst();
    if (!others && email) await forgetRecipient(tx, email);
    if (notice) await insertSubmission(tx, notice.submission, notice.mails);
    await queueWebhooks(tx, webhooks, now);
    return holdings;
  });
  // Where somebody reads the store just now, the hourly job empties it.
  if (gone) await emptyLog(db, engine, visitorWaitsMs);
  return gone;
}
