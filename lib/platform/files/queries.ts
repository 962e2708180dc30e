import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import type { FileRecord, StoredFile } from '#lib/platform/files/schema';

export async function storeFile(tx: Kysely<Tables>, submissionId: string, file: StoredFile) {
  const { id, type, size, sha256, data, scan = null, held = null } = file;
  const row = { id, submission_id: submissionId, name: storable(file.name), type, size, sha256 };
  await tx
    .insertInto('files')
    .values({ ...row, data, scan, held })
    .execute();
}

const asRecord = reader<FileRecord>();

async function findFile(db: Kysely<Tables>, id: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'sha256', 'data', 'scan', 'held'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { data, ...record } = row;
  return { ...asRecord(record), data };
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

/** PNG of a page of a file, from 1; `undefined` where it was not made yet. */
async function findPagePicture(
  db: Kysely<Tables>,
  fileId: string,
  page: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('page_pictures')
    .select('data')
    .where('file_id', '=', fileId)
    .where('page', '=', page)
    .executeTakeFirst();
  return row?.data;
}

/** Stores it as long as the file; nothing where that was erased meanwhile, or another host was sooner. */
async function storePagePicture(
  db: Kysely<Tables>,
  fileId: string,
  page: number,
  data: Uint8Array,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const file = await tx
      .selectFrom('files')
      .select('id')
      .where('id', '=', fileId)
      .executeTakeFirst();
    if (!file) return;
    await tx
      .insertInto('page_pictures')
      .values({ file_id: fileId, page, data })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

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
  findPagePicture,
  storePagePicture,
  listUnscanned,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof fileQueries> {}
}
