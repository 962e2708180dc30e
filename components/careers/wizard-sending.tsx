'use client';
import { useState } from 'react';
import { application } from '#lib/forms/application/form';
import { type Sending, sendApplication } from '#lib/forms/application/send';
import type { Reply } from '#lib/forms/send';

export interface Progress {
  readonly state: 'still' | 'sending' | 'offline' | 'unreachable' | 'failed' | 'sent';
  readonly text?: string;
}

const waits = {
  offline:
    'You are offline. Nothing is lost: we send your application by ourselves as soon as the connection is back. Keep this page open.',
  unreachable: 'We cannot be reached just now. Nothing is lost: we are trying again by ourselves.',
} as const;

/** From Submit to its end; a failure keeps everything and says what to do. */
export function useSending() {
  const [progress, setProgress] = useState<Progress>({ state: 'still' });

  async function send(sending: Omit<Sending, 'onWait'>): Promise<Reply> {
    setProgress({ state: 'sending' });
    const reply = await sendApplication({
      ...sending,
      onWait: (why) => setProgress({ state: why, text: waits[why] }),
    });
    setProgress(
      reply.sent ? { state: 'sent' } : { state: 'failed', text: application.failure(reply) },
    );
    return reply;
  }

  return { progress, send, settle: () => setProgress({ state: 'still' }) };
}
