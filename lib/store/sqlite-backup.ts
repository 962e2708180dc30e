import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { atomicRename } from '#lib/store/atomic-rename';

/** In one step: between steps a busy site would change the store, and the copy would begin anew each time. */
const allPages = 2 ** 31 - 1;

export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const store = join(dataDir, 'hoa.sqlite');
  if (!existsSync(store)) throw new Error(`There is no store in ${dataDir}.`);
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await copySqlite(store, part);
    await atomicRename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Copies a store, in use or not, into one checked file that needs no other beside it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  // Only its owner may read it, from the first byte on.
  await writeFile(to, '', { mode: 0o600 });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    copy.exec('pragma journal_mode = delete');
    const wrong = [
      ...copy.prepare('pragma integrity_check(1)').all(),
      ...copy.prepare('pragma foreign_key_check').all(),
    ].filter(({ integrity_check }) => integrity_check !== 'ok');
    if (wrong.length > 0) throw new Error(`The copy is damaged: ${JSON.stringify(wrong[0])}`);
  } finally {
    copy.close();
  }
}
