/** The link by which a registrant stops further mails: it names the registration, and is signed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '#lib/server/store/store';

type Secrets = Pick<Store, 'secret'>;

const sign = async (store: Secrets, id: string) =>
  createHmac('sha256', await store.secret('mail-stops'))
    .update(`stop:${id}`)
    .digest('base64url');

export const stopToken = async (store: Secrets, submissionId: string) =>
  `${submissionId}.${await sign(store, submissionId)}`;

/** The submission of a token; undefined where it is not ours. */
export async function readStopToken(store: Secrets, token: string): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(await sign(store, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** An address in the list of those who stopped: not readable, and the same at every registration. */
export const stoppedAddress = async (store: Secrets, email: string) =>
  createHmac('sha256', await store.secret('mail-stops'))
    .update(email.toLowerCase())
    .digest('base64url');
