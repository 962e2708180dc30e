/** Sends the application, and again by itself where no answer came; it never throws. */

import type { PostResult } from '#lib/browser/post-form';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { nest } from '#lib/shared/forms/application/answers';
import { honeypotField } from '#lib/shared/forms/honeypot';

export interface ApplicationPost {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly resume: File | undefined;
  /** The same at every try: the server takes the first and recognises the rest. */
  readonly key: string;
  readonly honeypot: string;
  /** How much of it has left, in percent. */
  readonly onProgress: (percent: number) => void;
  /** Told when a try failed and another follows. */
  readonly onWait: (why: 'offline' | 'unreachable') => void;
}

/** Longer than the server's own patience with an upload. */
const timeoutMs = 90_000;
/** Between two tries while the browser believes that it is online; then we say that it failed. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

export async function sendApplication(sending: ApplicationPost): Promise<PostResult> {
  for (let failures = 0; ; ) {
    const reply = await tryOnce(sending);
    if (reply.status !== undefined && reply.status !== 503) return reply;
    if (!navigator.onLine) {
      sending.onWait('offline');
      await online();
      continue;
    }
    const pause = pausesMs[failures];
    if (pause === undefined) return reply;
    failures += 1;
    sending.onWait('unreachable');
    await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), online()]);
  }
}

const online = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

async function tryOnce(post: ApplicationPost): Promise<PostResult> {
  const { answers, resume, key, honeypot, onProgress } = post;
  const body = new FormData();
  body.set('formData', JSON.stringify(nest(answers)));
  body.set('elapsedMs', String(Math.round(performance.now())));
  body.set(honeypotField, honeypot);
  if (resume) body.set('resume', resume);
  const { status, responseText } = await upload(body, key, onProgress);
  if (status === 0) return { sent: false };
  const answer = answerIn(responseText);
  const { message, errors } = answer;
  return { sent: status >= 200 && status < 300, status, message, errors, answer };
}

/** fetch does not tell how much has left. A status of 0: no answer came. */
const upload = (body: FormData, key: string, onProgress: (percent: number) => void) =>
  new Promise<XMLHttpRequest>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiRoutes.application);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => resolve(request);
    request.send(body);
  });

function answerIn(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
