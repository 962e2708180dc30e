/** Why no mail can be sent now: written by the site, read by the commands beside it. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { keepSetting, setting } from '#lib/server/store/settings';

export interface MailFailure {
  /** One of our own named reasons. */
  readonly reason: string;
  readonly since: number;
}

const name = 'mail-trouble';

/** `undefined`: mails can be sent. The same reason keeps its first time. */
export async function noteMailFailure(db: Kysely<Tables>, reason: string | undefined, now: number) {
  if (reason === undefined) {
    await db.deleteFrom('settings').where('name', '=', name).execute();
    return;
  }
  if ((await findMailFailure(db))?.reason === reason) return;
  await keepSetting(db, name, JSON.stringify({ reason, since: now } satisfies MailFailure));
}

export async function findMailFailure(db: Kysely<Tables>): Promise<MailFailure | undefined> {
  const kept = await setting(db, name);
  return kept === undefined ? undefined : (JSON.parse(kept) as MailFailure);
}
