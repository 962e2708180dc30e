/** That somebody was erased is remembered without saying who: a hash under a secret of this store. */
import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { secret } from '#lib/platform/db/settings';
import { changed } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { writeWhole } from '#lib/platform/files/data-folder';
import { errorFields, log } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';

export const erasureSecret = 'erasures';

/** It is an address in lower case, a phone's key, or an enquiry's id. */
export type ErasedBy = 'email' | 'phone' | 'enquiry';

export interface ErasureRecord {
  readonly id: string;
  readonly kind: string;
  readonly hash: string;
  readonly at: number;
}

export interface ErasureRecords {
  /** Tells whether a secret is the one of these hashes. */
  readonly check: string;
  readonly erasures: readonly ErasureRecord[];
}

export const erasureHash = (key: string, kind: ErasedBy | 'check', value: string): string =>
  createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');

export const checkOf = (key: string): string => erasureHash(key, 'check', '');

export async function recordErasure(tx: Kysely<Tables>, kind: ErasedBy, value: string, at: number) {
  const hash = erasureHash(await secret(tx, erasureSecret), kind, value);
  await tx.insertInto('erasures').values({ id: randomUUID(), kind, hash, at }).execute();
}

export async function listErasures(db: Kysely<Tables>): Promise<ErasureRecords> {
  const key = await secret(db, erasureSecret);
  const erasures = await db.selectFrom('erasures').selectAll().orderBy('at').execute();
  return { check: checkOf(key), erasures };
}

/** Deletes those before: no backup is so old. */
export const forgetErasures = (db: Kysely<Tables>, before: number): Promise<number> =>
  db.deleteFrom('erasures').where('at', '<', before).$call(changed);

/** Any store that can list them. */
interface Records {
  listErasures(): Promise<ErasureRecords>;
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    mirroring?: Promise<void>;
  }
}

/** The records in a file of DATA_DIR: if the store is damaged, a restore still knows whom to erase again. */
interface Mirror extends ErasureRecords {
  /** Records of former stores of this folder. */
  readonly former?: readonly ErasureRecords[];
}

export const mirrorIn = (dataDir: string): string => join(dataDir, 'erasures.json');

/** One after the other, so that an older list never takes the place of a newer one. */
export function mirrorErasures(store: Records, dataDir: string): Promise<void> {
  const before = processState.mirroring ?? Promise.resolve();
  const written = before.then(() => write(store, dataDir));
  processState.mirroring = written.catch(() => undefined);
  return written;
}

/** Right after an erasure. What is erased stays so where the file cannot be written: the hourly job tries again. */
export async function mirrorErased(store: Records, dataDir: string): Promise<void> {
  try {
    await mirrorErasures(store, dataDir);
  } catch (error) {
    log().error(errorFields(error), 'erasures.json was not written');
  }
}

async function write(store: Records, dataDir: string): Promise<void> {
  const mirror = await withFormer(await store.listErasures(), dataDir);
  await writeWhole(mirrorIn(dataDir), JSON.stringify(mirror));
}

/** A site that is started again on an empty store has another secret: what the lost one knew stays beside it. */
async function withFormer(own: ErasureRecords, dataDir: string): Promise<Mirror> {
  const before = await readMirror(dataDir).catch(() => undefined);
  const lists = before ? [...(before.former ?? []), before] : [];
  const former = lists
    .filter(({ check, erasures }) => check !== own.check && erasures.length > 0)
    .map(({ check, erasures }) => ({ check, erasures }));
  return { ...own, ...(former.length > 0 && { former }) };
}

/** `undefined` where there is none. */
export async function readMirror(dataDir: string): Promise<Mirror | undefined> {
  const text = await readFile(mirrorIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Mirror);
}

/** Adds what a copy of this file knows that left with a backup: on a new machine the own one is empty. `text`: of that copy. */
export async function addToMirror(dataDir: string, text: string): Promise<void> {
  const own = await readMirror(dataDir).catch(() => undefined);
  const known = own ? [own, ...(own.former ?? [])] : [];
  const copy = JSON.parse(text) as Mirror;
  const added = [copy, ...(copy.former ?? [])].filter(
    ({ erasures }) => !known.some((list) => isDeepStrictEqual(list.erasures, erasures)),
  );
  const [first, ...former] = [...known, ...added].map(({ check, erasures }) => ({
    check,
    erasures,
  }));
  if (added.length > 0) await writeWhole(mirrorIn(dataDir), JSON.stringify({ ...first, former }));
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    erasures: { id: string; kind: string; hash: string; at: number };
  }
}
