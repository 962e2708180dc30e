export interface Upload {
  readonly path: string;
  /** The idempotency key is the same at every try: the server takes the first and recognises the rest. */
  readonly headers: Readonly<Record<string, string>>;
  /** Created again for each attempt. */
  body(): XMLHttpRequestBodyInit;
  onProgress(percent: number): void;
  onWait(why: 'offline' | 'unreachable' | 'unavailable'): void;
}

/** A status of 0: no answer came; 503: it was refused each time. */
export interface UploadAnswer {
  readonly status: number;
  readonly responseText: string;
}

/** Before each further send of the whole file; the server may ask for a longer one. */
const pausesMs = [3_000, 15_000];
const longestPauseMs = 60_000;

/** While nothing leaves: longer than a server lets an upload wait or stand still. */
const silentSeconds = 120;
/** From the last byte to the answer: for its check, and for what this device holds back before it really leaves. */
const answerSeconds = 180;
const heldBackBytes = 4_000_000;
/** Slower lines are ended by the server. */
const slowestBytesPerSecond = 8_000;

export async function upload(sending: Upload): Promise<UploadAnswer> {
  for (const pause of pausesMs) {
    const { request, gaveUp } = await post(sending);
    const { status } = request;
    if (gaveUp || (status !== 0 && status !== 503)) return request;
    if (!navigator.onLine) {
      sending.onWait('offline');
      await online();
      continue;
    }
    sending.onWait(status === 503 ? 'unavailable' : 'unreachable');
    const asked = status === 503 ? Number(request.getResponseHeader('retry-after')) * 1_000 : 0;
    const ms = Math.min(Math.max(pause, asked || 0), longestPauseMs);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), online()]);
  }
  return (await post(sending)).request;
}

export const online = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** fetch does not tell how much has left. */
const post = ({ path, headers, body, onProgress }: Upload) =>
  new Promise<{ readonly request: XMLHttpRequest; readonly gaveUp: boolean }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const patience = newPatience(silentSeconds, () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => {
      const heldBack = Math.min(total, heldBackBytes) / slowestBytesPerSecond;
      patience.renew(loaded < total ? silentSeconds : answerSeconds + heldBack);
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => {
      patience.end();
      resolve({ request, gaveUp: patience.isOver() });
    };
    request.send(body());
  });

/** Waits so many seconds for something to move. Counted one by one: a page that was asleep has not waited. */
export function newPatience(seconds: number, onOver: () => void) {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onOver();
  }, 1_000);
  return {
    renew(more: number): void {
      left = more;
    },
    isOver: () => left <= 0,
    end: () => clearInterval(timer),
  };
}
