import { readStopToken, stoppedAddress } from '#lib/server/sessions/stop-token';
import type { Site } from '#lib/server/site';

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
