import type { Kysely } from 'kysely';
import type { KeptFile } from '#lib/store/records';
import type { Tables } from '#lib/store/schema';
import { storable } from '#lib/store/storable';

/** Within the transaction of its submission. */
export async function keepFile(
  tx: Kysely<Tables>,
  submissionId: string,
  { id, name, type, size, sha256, data }: KeptFile,
): Promise<void> {
  await tx
    .insertInto('files')
    .values({ id, submission_id: submissionId, name: storable(name), type, size, sha256, data })
    .execute();
}

export async function findFile(db: Kysely<Tables>, id: string): Promise<KeptFile | undefined> {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'sha256', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();
}
