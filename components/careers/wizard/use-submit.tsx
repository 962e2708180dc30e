'use client';
import { useState } from 'react';
import { type ApplicationPost, sendApplication } from '#lib/browser/application/submit';
import type { PostResult } from '#lib/browser/post-form';
import { type Acknowledged, acknowledgedIn } from '#lib/shared/forms/acknowledged';
import { application } from '#lib/shared/forms/application/form';

export interface SubmitProgress {
  readonly state: 'still' | 'sending' | 'offline' | 'unreachable' | 'failed' | 'sent';
  readonly text?: string;
  /** How much of it has left, in percent. */
  readonly percent?: number;
  /** Reference, date and page of what was sent. */
  readonly own?: Acknowledged | undefined;
}

const waits = {
  offline:
    'You are offline. Nothing is lost: your application will be sent as soon as the connection is back. Keep this page open.',
  unreachable: 'We cannot be reached just now. Nothing is lost: we are trying again.',
} as const;

/** From Submit to its end; a failure keeps everything and says what to do. */
export function useSubmit() {
  const [progress, setProgress] = useState<SubmitProgress>({ state: 'still' });

  async function send(
    sending: Omit<ApplicationPost, 'onWait' | 'onProgress'>,
  ): Promise<PostResult> {
    setProgress({ state: 'sending' });
    const reply = await sendApplication({
      ...sending,
      onProgress: (percent) => setProgress({ state: 'sending', percent }),
      onWait: (why) => setProgress({ state: why, text: waits[why] }),
    });
    setProgress(
      reply.sent
        ? { state: 'sent', own: acknowledgedIn(reply.answer) }
        : { state: 'failed', text: application.failure(reply) },
    );
    return reply;
  }

  return { progress, send, settle: () => setProgress({ state: 'still' }) };
}
