/**
 * A store remembers settings of itself, with its secrets, and signs by HMAC-SHA256: signatures in hexadecimal, and
 * keyed hashes.
 */

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Store } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';

export async function setting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function storeSetting(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** 256 random bits in base64url; hosts that ask first together agree on one. */
export async function secret(db: Kysely<Tables>, name: string): Promise<string> {
  const known = await setting(db, `secret:${name}`);
  if (known !== undefined) return known;
  const { value } = await db
    .insertInto('settings')
    .values({ name: `secret:${name}`, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row.ref('settings.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** A secret never changes while a store is open: asked for once. */
export function remembered(
  read: (name: string) => Promise<string>,
): (name: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (name) => {
    const value = known.get(name) ?? (await read(name));
    known.set(name, value);
    return value;
  };
}

export function probe(db: Kysely<Tables>, now: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const id = randomUUID();
    await tx.insertInto('probes').values({ id, at: now }).execute();
    await tx.deleteFrom('probes').where('id', '=', id).execute();
  });
}

export const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** False for anything but the one right signature; an empty secret fails closed. */
export function isSigned(text: string, signature: unknown, secret: string | undefined): boolean {
  if (!secret || typeof signature !== 'string') return false;
  return isSameText(signature, sign(text, secret));
}

/** In constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const keyedHash = async (
  store: Pick<Store, 'secret'>,
  secret: string,
  text: string,
): Promise<string> =>
  createHmac('sha256', await store.secret(secret))
    .update(text)
    .digest('base64url');

/** Source: https://razorpay.com/docs/payments/server-integration/nodejs/payment-gateway/build-integration */
export const checkoutText = (providerOrderId: string, paymentId: string) =>
  `${providerOrderId}|${paymentId}`;
