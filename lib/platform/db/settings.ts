import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/platform/db/tables';

export async function setting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function keepSetting(db: Kysely<Tables>, name: string, value: string): Promise<void> {
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
