import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { storable } from '#lib/platform/db/record-rows';
import type { Tables } from '#lib/platform/db/tables';
import type { KeptFile } from '#lib/platform/files/schema';

/** Within the transaction of its submission. */
export async function keepFile(tx: Kysely<Tables>, submissionId: string, file: KeptFile) {
  const { id, type, size, sha256, data, scan = null } = file;
  const row = { id, submission_id: submissionId, name: storable(file.name), type, size, sha256 };
  await tx
    .insertInto('files')
    .values({ ...row, data, scan })
    .execute();
}

/** A file as it came, byte for byte. */
async function findFile(db: Kysely<Tables>, id: string): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'sha256', 'data', 'scan'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { scan, ...file } = row;
  return scan === null ? file : { ...file, scan: scan as NonNullable<KeptFile['scan']> };
}

/** `length` bytes of it from `from` on, fewer at its end; `undefined` where there is none of this id. */
async function filePart(
  db: Kysely<Tables>,
  id: string,
  from: number,
  length: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('files')
    .select(bytesOf('data', from, length).as('part'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.part;
}

/** Files that came while the virus scanner was away, at most `limit` of them. */
async function listUnscanned(db: Kysely<Tables>, limit: number) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'submission_id'])
    .where('scan', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, submission_id }) => ({ id, submissionId: submission_id }));
}

/** A piece of a column of bytes, from the byte `from` (counted from 0) on: nothing else of it leaves the engine. */
export const bytesOf = (column: string, from: number, length: number): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`substr(${sql.ref(column)}, cast(${from + 1} as integer), cast(${length} as integer))`;

export const fileQueries = defineQueries('files', {
  filePart,
  findFile,
  listUnscanned,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof fileQueries> {}
}
