import { isSameText, keyedHash } from '#lib/server/hmac';
import type { Site } from '#lib/server/site';
import type { Store } from '#lib/server/store/store';

/** No more mails about what this address registered for until now. False where the link is not ours or the person was erased. */
export async function stopSessionMails({ store, now }: Site, token: string): Promise<boolean> {
  const submission = await findStoppable({ store }, token);
  if (!submission) return false;
  await store.stopMails(await stoppedAddress(store, submission.email), now());
  return true;
}

export async function findStoppable({ store }: Pick<Site, 'store'>, token: string) {
  const id = await readStopToken(store, token);
  const submission = id === undefined ? undefined : await store.findSubmission(id);
  return submission?.email ? submission : undefined;
}

type Secrets = Pick<Store, 'secret'>;

const sign = (store: Secrets, id: string) => keyedHash(store, 'mail-stops', `stop:${id}`);

export const stopToken = async (store: Secrets, submissionId: string) =>
  `${submissionId}.${await sign(store, submissionId)}`;

/** The submission of a token; undefined where it is not ours. */
async function readStopToken(store: Secrets, token: string): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  return isSameText(signature, await sign(store, id)) ? id : undefined;
}

/** An address in the list of those who stopped: not readable, and the same at every registration. */
export const stoppedAddress = (store: Secrets, email: string) =>
  keyedHash(store, 'mail-stops', email.toLowerCase());
