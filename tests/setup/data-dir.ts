import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#lib/server/store/sqlite/sqlite';

/** What openSqlite leaves in a new folder: the tables of today, and room kept on the disk. */
interface EmptyStore {
  readonly tables: Buffer;
  readonly reserveBytes: number;
}

let made: Promise<EmptyStore> | undefined;

/** A new `DATA_DIR` with an empty store. The store is made once in a test file, and copied. */
export async function newDataDir(): Promise<string> {
  made ??= makeEmptyStore();
  const { tables, reserveBytes } = await made;
  const folder = mkdtempSync(join(tmpdir(), 'hoa-data-'));
  writeFileSync(join(folder, 'hoa.sqlite'), tables, { mode: 0o600 });
  writeFileSync(join(folder, 'reserve'), '', { mode: 0o600 });
  truncateSync(join(folder, 'reserve'), reserveBytes);
  return folder;
}

async function makeEmptyStore(): Promise<EmptyStore> {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-empty-'));
  const database = await openSqlite(folder);
  await database.close();
  const tables = readFileSync(join(folder, 'hoa.sqlite'));
  const reserveBytes = statSync(join(folder, 'reserve')).size;
  rmSync(folder, { recursive: true, force: true });
  return { tables, reserveBytes };
}
