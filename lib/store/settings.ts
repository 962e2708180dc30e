import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/store/schema';

/** 256 random bits in base64url; hosts that ask first together agree on one. */
export async function secret(db: Kysely<Tables>, name: string): Promise<string> {
  const stored = () =>
    db.selectFrom('settings').select('value').where('name', '=', `secret:${name}`);
  const known = await stored().executeTakeFirst();
  if (known) return known.value;
  await db
    .insertInto('settings')
    .values({ name: `secret:${name}`, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await stored().executeTakeFirstOrThrow()).value;
}

export function probe(db: Kysely<Tables>, now: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const id = randomUUID();
    await tx.insertInto('probes').values({ id, at: now }).execute();
    await tx.deleteFrom('probes').where('id', '=', id).execute();
  });
}
