/** That somebody was erased is remembered without saying who: a hash under a secret of this store. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { changed } from '#lib/server/store/changed';
import type { Tables } from '#lib/server/store/migrations/schema';
import { secret } from '#lib/server/store/settings';

export const erasureSecret = 'erasures';

/** What was named when it was erased: an address in lower case, a phone's key, an enquiry's id. */
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

/** In the transaction that erases. */
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
