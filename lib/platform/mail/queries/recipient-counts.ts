/** Recipients of a day are counted without the address: under a hash that is deleted with the person. */
import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Transaction } from 'kysely';
import { setting } from '#lib/platform/db/settings';
import type { Tables } from '#lib/platform/db/tables';

/** The name of the secret, and the beginning of the counters' keys. */
export const recipients = 'recipients';

/** The key of a counter begins so. */
export const recipientKey = (secret: string, email: string) =>
  `${recipients}:${createHmac('sha256', secret).update(mailboxOf(email)).digest('hex')}:`;

/** Has no other way to be written. */
const plainDomain = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/;

/** Where a mail arrives: `ｙahoo。co.in` and `xn--…` are domains that the transport writes as others. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (plainDomain.test(domain) && !domain.includes('xn--')) return address;
  return address.slice(0, start) + (domainToASCII(domain) || domain);
}

export async function forgetRecipient(tx: Transaction<Tables>, email: string): Promise<void> {
  const stored = await setting(tx, `secret:${recipients}`);
  if (stored === undefined) return;
  const keyPattern = `${recipientKey(stored, email)}%`;
  await tx.deleteFrom('visits').where('key', 'like', keyPattern).execute();
}
