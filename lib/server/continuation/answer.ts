/** Gives the ciphertext to whoever has its id, and deletes it. */
import { countDownload, visitorOf } from '#lib/server/continuation/receive';
import { busyDownloads, sendDownload } from '#lib/server/downloads/download';
import { catchStoreUnavailable, httpError } from '#lib/server/http/errors/http-error';
import { checkOrigin } from '#lib/server/intake/guard';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';
import type { ContinuationState } from '#lib/server/store/submissions/continuations';
import { continuationStateHeader } from '#lib/shared/addresses/routes';

const gone = httpError(
  404,
  'This link has expired: it was used or deleted, or is older than 7 days.',
);

export async function getContinuation(request: Request, id: string): Promise<Response> {
  const { store, now } = site();
  const found = await catchStoreUnavailable(async () => {
    const size = await store.continuationSize(id, now());
    if (size === undefined) return gone;
    const tooMany = await countDownload(site(), visitorOf(request));
    return tooMany ? { error: tooMany } : { ok: size };
  });
  if ('error' in found) return replyError(found.error);
  const read = (from: number, length: number) => store.continuationPart(id, from, length, now());
  const answer = await sendDownload(request, { size: found.ok, read, headers: ciphertext });
  return answer ?? replyError(busyDownloads);
}

/** Without the ciphertext: 200 while it waits, 404 afterwards; the header says why. */
export async function getContinuationState(id: string): Promise<Response> {
  const found = await catchStoreUnavailable(async () => ({
    ok: await site().store.continuationState(id, site().now()),
  }));
  if ('error' in found) return new Response(null, { status: found.error.status });
  const headers: Record<string, string> = found.ok
    ? { ...ciphertext, [continuationStateHeader]: found.ok }
    : ciphertext;
  return new Response(null, { status: found.ok === 'waiting' ? 200 : 404, headers });
}

const ciphertext = {
  'content-type': 'application/octet-stream',
  'cache-control': 'no-store',
};

/** `?state=` says why: taken by the other phone, sent from there; otherwise deleted. */
export async function endContinuation(request: Request, id: string): Promise<Response> {
  const error = checkOrigin(request, site().env);
  if (error) return replyError(error);
  const ended = await catchStoreUnavailable(async () => ({
    ok: await site().store.endContinuation(id, stateIn(request), site().now()),
  }));
  if ('error' in ended) return replyError(ended.error);
  return ended.ok ? replySuccess('Deleted') : replyError(gone.error);
}

function stateIn({ url }: Request): ContinuationState {
  const state = new URL(url).searchParams.get('state');
  return state === 'taken' || state === 'sent' ? state : 'deleted';
}
