import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import type { Submission } from '#lib/server/store/submissions/records';

/** The id of the submission first stored under this idempotency key. */
export async function findRecorded(db: Kysely<Tables>, idempotencyKey: string) {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.id;
}

export async function findSubmission(
  db: Kysely<Tables>,
  id: string,
): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asSubmission(row);
}

export const asSubmission = reader<Omit<Submission, 'enquiry' | 'batch'>>({
  json: ['transcript'],
});
