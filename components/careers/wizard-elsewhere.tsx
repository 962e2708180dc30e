'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DraftControls } from '#components/careers/use-draft';
import { readContinuation } from '#lib/browser/application/continuation-note';
import { continuationMark } from '#lib/routes';

// Most people never ask for it: it comes when somebody does.
const Outgoing = lazy(() => import('#components/careers/continue-elsewhere'));
const Incoming = lazy(() => import('#components/careers/continue-here'));

interface Props {
  step: number;
  draft: DraftControls;
  busy: boolean;
  onTaken: (step: number) => void;
}

/** The way of a started application to another phone, and from one. */
export function WizardElsewhere({ step, draft, busy, onTaken }: Props) {
  const [hash, setHash] = useState('');
  const [asked, setAsked] = useState(0);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const look = () => setHash(location.hash);
    look();
    setKnown(readContinuation(Date.now())?.role === 'from');
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  if (hash.startsWith(`#${continuationMark}`)) {
    const settled = () => {
      history.replaceState(history.state, '', location.pathname + location.search);
      setHash('');
    };
    return (
      <Suspense>
        <Incoming hash={hash} draft={draft} onTaken={onTaken} onSettled={settled} />
      </Suspense>
    );
  }
  return (
    <div className="elsewhere">
      {step > 1 && asked === 0 && (
        <p>
          <button
            type="button"
            className="text-action"
            disabled={busy}
            onClick={() => setAsked(asked + 1)}
          >
            Continue on another phone
          </button>
        </p>
      )}
      {(asked > 0 || known) && (
        <Suspense fallback={<p role="status">One moment …</p>}>
          <Outgoing key={asked} step={step} draft={draft} fresh={asked > 0} />
        </Suspense>
      )}
    </div>
  );
}
