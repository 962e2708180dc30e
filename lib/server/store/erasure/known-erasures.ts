/** Who was erased, as far as the present store and the file beside it tell before a restore puts the store aside. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import {
  checkOf,
  type ErasureRecord,
  type ErasureRecords,
  erasureSecret,
  readMirror,
} from '#lib/server/store/erasure/erasure-records';
import type { Tables } from '#lib/server/store/migrations/schema';
import { setting } from '#lib/server/store/settings';
import { StoreUnavailable } from '#lib/server/store/submissions/records';
import { postgresUnavailable } from '#lib/server/store/unavailable';

export interface KnownErasures {
  /** Each under a secret of its own: of the present store, and of those that were there before it. */
  readonly lists: readonly ErasureRecords[];
  /** The secret of the present store; absent where it cannot be read. */
  readonly key?: string;
}

export const secretSetting = `secret:${erasureSecret}`;

/** Of SQLite, whatever state it is in; without a store of that engine, of the file alone. */
export async function knownErasures(dataDir: string): Promise<KnownErasures> {
  const path = join(dataDir, 'hoa.sqlite');
  const read = existsSync(path) ? readFrom(path) : undefined;
  return merged(dataDir, read);
}

export async function knownErasuresOf(db: Kysely<Tables>, dataDir: string): Promise<KnownErasures> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('public.erasures') is not null as made`.execute(db);
  if (!rows[0]?.made) return merged(dataDir, undefined);
  try {
    const records = await db.selectFrom('erasures').selectAll().execute();
    return await merged(dataDir, { records, key: await setting(db, secretSetting) });
  } catch (error) {
    // Damaged: a restore may be what mends it.
    if (error instanceof StoreUnavailable || postgresUnavailable(error)) throw error;
    return merged(dataDir, undefined);
  }
}

interface Read {
  readonly records: readonly ErasureRecord[];
  readonly key: string | undefined;
}

function readFrom(path: string): Read | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    const records = file.prepare('select id, kind, hash, at from erasures').all();
    const setting = file.prepare('select value from settings where name = ?').get(secretSetting);
    const key = setting ? String(setting.value) : undefined;
    return { records: records as unknown as ErasureRecord[], key };
  } catch {
    // Damaged, or older than erasures that are remembered: a restore may be what mends it.
    return undefined;
  } finally {
    file?.close();
  }
}

async function merged(dataDir: string, read: Read | undefined): Promise<KnownErasures> {
  const mirror = dataDir ? await readMirror(dataDir).catch(() => undefined) : undefined;
  const key = read?.key;
  const check = key ? checkOf(key) : (mirror?.check ?? '');
  const present = read ? [{ check, erasures: read.records }] : [];
  return {
    lists: [...present, ...(mirror ? [mirror, ...(mirror.former ?? [])] : [])],
    ...(key && { key }),
  };
}
