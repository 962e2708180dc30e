/** Sends the application, and again by itself where no answer came; it never throws. */

import { apiRoutes } from '#data/addresses/routes';
import { upload } from '#lib/applications/browser/upload';
import { nest } from '#lib/applications/forms';
import { honeypotField } from '#lib/forms/rules';
import type { PostResult } from '#lib/platform/browser/post-form';

export interface ApplicationPost {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly resume: File | undefined;
  readonly key: string;
  readonly honeypot: string;
  /** How much of it has left, in percent. */
  readonly onProgress: (percent: number) => void;
  readonly onWait: (why: 'offline' | 'unreachable') => void;
}

export async function sendApplication(sending: ApplicationPost): Promise<PostResult> {
  const { answers, resume, key, honeypot, onProgress, onWait } = sending;
  const { status, responseText } = await upload({
    path: apiRoutes.application,
    headers: { accept: 'application/json', 'idempotency-key': key },
    body() {
      const body = new FormData();
      body.set('formData', JSON.stringify(nest(answers)));
      body.set('elapsedMs', String(Math.round(performance.now())));
      body.set(honeypotField, honeypot);
      if (resume) body.set('resume', resume);
      return body;
    },
    onProgress,
    onWait: (why) => onWait(why === 'offline' ? why : 'unreachable'),
  });
  if (status === 0) return { sent: false };
  const answer = answerIn(responseText);
  const { message, errors } = answer;
  return { sent: status >= 200 && status < 300, status, message, errors, answer };
}

function answerIn(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
