'use client';
import { useEffect, useRef, useState } from 'react';
import type { DraftControls } from '#components/careers/wizard/use-draft';
import { pack } from '#lib/browser/application/continuation-bundle';
import { end, keep, stateOf } from '#lib/browser/application/continuation-calls';
import { continuationLink } from '#lib/browser/application/continuation-link';
import { noteContinuation, readContinuation } from '#lib/browser/application/continuation-note';
import { canSeal, seal } from '#lib/browser/application/continuation-seal';
import { randomId } from '#lib/browser/random-id';

export type ContinuationStatus =
  | { readonly is: 'none' | 'taken' | 'sent' | 'ended' }
  | { readonly is: 'deleted'; readonly step: number }
  | { readonly is: 'sending'; readonly percent: number; readonly text?: string }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'waiting'; readonly until: number; readonly link?: string };

const mostBytes = 7 * 1024 * 1024;
/** How often the first phone asks what became of it, while it is looked at. */
const pollMs = 10_000;

const waits = {
  offline:
    'You are offline. It will continue by itself when the connection is back: keep this page open.',
  unreachable: 'The connection was lost. We are trying again: keep this page open.',
  unavailable: 'We cannot save it just now. We are trying again: keep this page open.',
} as const;

const unsealed =
  'This browser cannot encrypt on this page, so nothing was sent. Please use a newer browser.';

/** From the press to the last that became of it. */
export function useContinuationExport(draft: DraftControls, step: number, fresh: boolean) {
  const [status, setStatus] = useState<ContinuationStatus>({ is: 'none' });
  const begun = useRef(false);
  const id = useRef<string>(undefined);
  const isWaiting = status.is === 'waiting' || status.is === 'taken';

  async function send(): Promise<void> {
    if (!canSeal()) return setStatus({ is: 'failed', text: unsealed });
    setStatus({ is: 'sending', percent: 0 });
    const before = readContinuation(Date.now());
    const bundle = draft.bundle(step);
    const sealed = await seal(await pack(bundle));
    if (sealed.bytes.length > mostBytes) return setStatus({ is: 'failed', text: failureText(413) });
    const kept = await keep({
      bytes: sealed.bytes,
      key: randomId(),
      onProgress: (percent) => setStatus({ is: 'sending', percent }),
      onWait: (why) => setStatus({ is: 'sending', percent: 0, text: waits[why] }),
    });
    if (typeof kept === 'number') return setStatus({ is: 'failed', text: failureText(kept) });
    // The one before it would stand there for nothing.
    if (before?.role === 'from') void end(before.id, 'deleted');
    const until = Date.parse(kept.expires);
    id.current = kept.id;
    const application = bundle.draft.key;
    noteContinuation({ id: kept.id, role: 'from', application, until }, !draft.shared);
    const link = continuationLink(location.origin, { id: kept.id, key: sealed.key });
    setStatus({ is: 'waiting', until, link });
  }

  async function remove(): Promise<void> {
    if (!id.current || !(await end(id.current, 'deleted'))) {
      return setStatus({ is: 'failed', text: 'It could not be deleted just now.' });
    }
    noteContinuation(undefined, true);
    setStatus({ is: 'deleted', step });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was asked for
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (fresh) {
      void send();
      return;
    }
    const note = readContinuation(Date.now());
    if (note?.role !== 'from') return;
    id.current = note.id;
    setStatus({ is: 'waiting', until: note.until });
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      if (document.hidden || !id.current) return;
      const state = await stateOf(id.current);
      if (state === 'taken' || state === 'sent') setStatus({ is: state });
      if (state === 'ended' || state === 'deleted') {
        noteContinuation(undefined, true);
        setStatus({ is: 'ended' });
      }
      if (state === 'sent') noteContinuation(undefined, true);
    };
    void look();
    const timer = setInterval(look, pollMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting]);

  // A deletion is told of where it was done, not at each step after it.
  const isPast = status.is === 'deleted' && status.step !== step;
  return { status: isPast ? ({ is: 'none' } as const) : status, send, remove };
}

function failureText(status: number): string {
  if (status === 413) return 'It is more than 7 MB: choose a smaller resume in step 11.';
  if (status === 429)
    return 'You have made twenty links today. Please go on here, or try tomorrow.';
  if (status === 503) return 'We have no space for it just now. Please try again in a few minutes.';
  if (status === 0) return 'We could not be reached. Check your connection and try again.';
  return `It could not be sent (${status}).`;
}
