/** Who was mailed today is counted without the address: under a hash that goes with the person. */
import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#lib/store/schema';

/** The name of the secret, and the beginning of the counters' keys. */
export const recipients = 'recipients';

/** `email` in lower case; the key of a counter begins so. */
export const recipientKey = (secret: string, email: string) =>
  `${recipients}:${createHmac('sha256', secret).update(email).digest('hex')}:`;

export async function forgetRecipient(tx: Transaction<Tables>, email: string): Promise<void> {
  const kept = await tx
    .selectFrom('settings')
    .select('value')
    .where('name', '=', `secret:${recipients}`)
    .executeTakeFirst();
  if (!kept) return;
  const keyPattern = `${recipientKey(kept.value, email)}%`;
  await tx.deleteFrom('visits').where('key', 'like', keyPattern).execute();
}
