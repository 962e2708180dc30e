/** The calls of an application on its way to another phone; none of them throws. */
import { apiRoutes, continuationCall, continuationStateHeader } from '#lib/shared/addresses/routes';

export interface Uploaded {
  readonly id: string;
  /** ISO 8601. */
  readonly expires: string;
}

interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same at every try: an upload whose answer was lost is not kept twice. */
  readonly key: string;
  /** How much of it has left, in percent. */
  onProgress(percent: number): void;
  /** A try failed, and another follows by itself. */
  onWait(why: 'offline' | 'unreachable' | 'unavailable'): void;
}

/** Longer than the server's own patience. */
const timeoutMs = 150_000;
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

/** The answer, or the status of an HTTP error; 0 where no answer came after all tries. */
export async function upload(sending: Upload): Promise<Uploaded | number> {
  for (let failures = 0; ; ) {
    const { status, responseText } = await post(sending);
    if (status >= 200 && status < 300) return JSON.parse(responseText);
    if (status !== 0 && status !== 503) return status;
    if (!navigator.onLine) {
      sending.onWait('offline');
      await online();
      continue;
    }
    const pause = pausesMs[failures];
    if (pause === undefined) return status;
    failures += 1;
    sending.onWait(status === 503 ? 'unavailable' : 'unreachable');
    await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), online()]);
  }
}

export const online = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

const post = ({ bytes, key, onProgress }: Upload) =>
  new Promise<XMLHttpRequest>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiRoutes.continuation);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => resolve(request);
    request.send(bytes);
  });

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

/** What breaks off half way is no whole: the browser knows the length from the answer's head. */
async function fetchOnce(id: string): Promise<Uint8Array<ArrayBuffer> | number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(continuationCall(id), { cache: 'no-store', signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
  } catch {
    return 0;
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
