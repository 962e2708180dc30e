import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import { migrate } from '#lib/tables/migrate';

/** A new `DATA_DIR` with an empty store: what openSqlite leaves in a new folder, made once in a run and copied. */
export async function newDataDir(): Promise<string> {
  const empty = process.env.TESTS_EMPTY_STORE ?? '';
  if (!existsSync(empty)) await makeEmptyStore(empty);
  const folder = mkdtempSync(join(tmpdir(), 'hoa-data-'));
  copyFileSync(join(empty, 'hoa.sqlite'), join(folder, 'hoa.sqlite'));
  writeFileSync(join(folder, 'reserve'), '', { mode: 0o600 });
  truncateSync(join(folder, 'reserve'), statSync(join(empty, 'reserve')).size);
  return folder;
}

async function makeEmptyStore(empty: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-empty-'));
  const database = await openSqlite(folder, migrate);
  await database.close();
  try {
    renameSync(folder, empty);
  } catch (error) {
    // The other worker made one as well: the first stays.
    rmSync(folder, { recursive: true });
    if (!existsSync(empty)) throw error;
  }
}
