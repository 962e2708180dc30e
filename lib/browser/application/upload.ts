/** Posts with progress, and again by itself where no answer came; it never throws. */

export interface Upload {
  readonly path: string;
  /** The idempotency key is the same at every try: the server takes the first and recognises the rest. */
  readonly headers: Readonly<Record<string, string>>;
  /** Made anew for each try. */
  body(): XMLHttpRequestBodyInit;
  readonly timeoutMs: number;
  /** How much of it has left, in percent. */
  onProgress(percent: number): void;
  /** A try failed, and another follows by itself. */
  onWait(why: 'offline' | 'unreachable' | 'unavailable'): void;
}

/** Between two tries while the browser believes that it is online; then we say that it failed. */
export const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

/** A status of 0: no answer came after all tries; 503: each was refused. */
export async function upload(sending: Upload): Promise<XMLHttpRequest> {
  for (let failures = 0; ; ) {
    const request = await post(sending);
    const { status } = request;
    if (status !== 0 && status !== 503) return request;
    if (!navigator.onLine) {
      sending.onWait('offline');
      await online();
      continue;
    }
    const pause = pausesMs[failures];
    if (pause === undefined) return request;
    failures += 1;
    sending.onWait(status === 503 ? 'unavailable' : 'unreachable');
    await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), online()]);
  }
}

export const online = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** fetch does not tell how much has left. */
const post = ({ path, headers, body, timeoutMs, onProgress }: Upload) =>
  new Promise<XMLHttpRequest>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => resolve(request);
    request.send(body());
  });
