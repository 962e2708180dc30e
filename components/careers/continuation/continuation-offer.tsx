'use client';
import { useEffect, useState } from 'react';
import type { DraftControls } from '#components/careers/wizard/use-draft';
import { useLazyComponent } from '#components/careers/wizard/use-lazy-component';
import { readContinuation } from '#lib/browser/application/continuation-note';

// Most people never ask for it: it comes when somebody does.
const load = () => import('#components/careers/continuation/continuation-export');

interface Props {
  step: number;
  draft: DraftControls;
  busy: boolean;
}

/** The way of a started application to another phone. */
export function ContinuationOffer({ step, draft, busy }: Props) {
  const [asked, setAsked] = useState(false);
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(readContinuation(Date.now())?.role === 'from'), []);
  const { Part: ContinuationExport, failed } = useLazyComponent(asked || known, load);
  return (
    <div className="elsewhere">
      {step > 1 && !asked && (
        <p>
          <button
            type="button"
            className="text-action"
            disabled={busy}
            onClick={() => setAsked(true)}
          >
            Continue on another phone
          </button>
        </p>
      )}
      {ContinuationExport && (
        <ContinuationExport key={String(asked)} step={step} draft={draft} fresh={asked} />
      )}
      {asked && !ContinuationExport && (
        <p role="status">
          {failed
            ? 'You are offline. It will continue by itself when the connection is back; what you typed is still here.'
            : 'One moment …'}
        </p>
      )}
    </div>
  );
}
