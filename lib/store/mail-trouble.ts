/** Why no mail can be sent now: written by the site, read by the commands beside it. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/store/schema';

export interface MailTrouble {
  /** One of our own named reasons. */
  readonly reason: string;
  readonly since: number;
}

export interface MailTroubleStore {
  /** `undefined`: mails can be sent. The same reason keeps its first time. */
  noteMailTrouble(reason: string | undefined, now: number): Promise<void>;
  findMailTrouble(): Promise<MailTrouble | undefined>;
}

const name = 'mail-trouble';

export async function noteMailTrouble(
  db: Kysely<Tables>,
  reason: string | undefined,
  now: number,
): Promise<void> {
  if (reason === undefined) {
    await db.deleteFrom('settings').where('name', '=', name).execute();
    return;
  }
  if ((await findMailTrouble(db))?.reason === reason) return;
  const value = JSON.stringify({ reason, since: now } satisfies MailTrouble);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function findMailTrouble(db: Kysely<Tables>): Promise<MailTrouble | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as MailTrouble);
}
