/** The calls of an application on its way to another phone; none of them throws. */
import { newPatience } from '#lib/browser/application/patience';
import { type Upload, upload } from '#lib/browser/application/upload';
import { apiRoutes, continuationCall, continuationStateHeader } from '#lib/shared/addresses/routes';

export interface Uploaded {
  readonly id: string;
  /** ISO 8601. */
  readonly expires: string;
}

interface Sending extends Pick<Upload, 'onProgress' | 'onWait'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly key: string;
}

/** Before each further try of a download for which there was no place. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];
/** While nothing comes: longer than a download waits for its place. */
const silentSeconds = 60;

/** The answer, or the status of an HTTP error; 0 where no answer came after all tries. */
export async function keep({ bytes, key, ...told }: Sending): Promise<Uploaded | number> {
  const { status, responseText } = await upload({
    path: apiRoutes.continuation,
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': key },
    body: () => bytes,
    ...told,
  });
  return status >= 200 && status < 300 ? JSON.parse(responseText) : status;
}

/** The ciphertext, or the status of an HTTP error after all tries; 0 where the line was lost on the way. */
export async function download(
  id: string,
  onBusy: () => void,
): Promise<Uint8Array<ArrayBuffer> | number> {
  for (let failures = 0; ; failures += 1) {
    const answer = await fetchOnce(id);
    const pause = pausesMs[failures];
    // Many fetch theirs at this moment: a place is free soon.
    if (typeof answer !== 'number' || answer !== 503 || pause === undefined) return answer;
    onBusy();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** As long as it moves. What breaks off half way is no whole: the browser knows the length from the answer's head. */
async function fetchOnce(id: string): Promise<Uint8Array<ArrayBuffer> | number> {
  const control = new AbortController();
  const patience = newPatience(silentSeconds, () => control.abort());
  try {
    const { signal } = control;
    const answer = await fetch(continuationCall(id), { cache: 'no-store', signal });
    if (!answer.ok) return answer.status;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value);
      patience.renew(silentSeconds);
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  } catch {
    return 0;
  } finally {
    patience.end();
  }
}

/** 'ended' where nothing is known of it any more; undefined where nobody answered. */
export async function stateOf(id: string): Promise<string | undefined> {
  try {
    const answer = await fetch(continuationCall(id), { method: 'HEAD', cache: 'no-store' });
    if (answer.status !== 200 && answer.status !== 404) return undefined;
    return answer.headers.get(continuationStateHeader) ?? 'ended';
  } catch {
    return undefined;
  }
}

/** Whether it is deleted now; `taken`: it came here whole. */
export async function end(id: string, why: 'taken' | 'deleted'): Promise<boolean> {
  try {
    const query = why === 'taken' ? '?state=taken' : '';
    const { ok, status } = await fetch(`${continuationCall(id)}${query}`, { method: 'DELETE' });
    return ok || status === 404;
  } catch {
    return false;
  }
}
