'use client';
import { useEffect, useRef, useState } from 'react';
import { useContinuationImport } from '#components/careers/continuation/use-continuation-import';
import type { DraftControls } from '#components/careers/wizard/use-draft';
import { dayAndHour } from '#lib/shared/india';

interface Props {
  /** The fragment of the address. */
  hash: string;
  draft: DraftControls;
  onTaken: (step: number) => void;
  /** The link has done its work, or is not wanted. */
  onSettled: () => void;
}

/** What was begun on another phone comes here; what stands here already is asked about first. */
export default function ContinuationImport({ hash, draft, onTaken, onSettled }: Props) {
  const { status, take } = useContinuationImport(hash, draft, (step) => {
    onTaken(step);
    onSettled();
  });
  const [declined, setDeclined] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it says something new
  useEffect(() => heading.current?.focus(), [status.is]);
  if (declined) return null;
  const decline = () => {
    setDeclined(true);
    onSettled();
  };
  return (
    <section className="elsewhere-panel" aria-labelledby="arrival">
      <h2 id="arrival" tabIndex={-1} ref={heading}>
        {status.is === 'asking'
          ? 'Which application do you want to go on with?'
          : 'Your application from the other phone'}
      </h2>
      <div role="status">
        {status.is === 'fetching' && (
          <p>{status.text ?? 'We are fetching and opening it here …'}</p>
        )}
        {status.is === 'failed' && <p>{status.text}</p>}
        {status.is === 'asking' && (
          <p>
            This browser already has one, last changed on {dayAndHour(status.savedAt)} IST. If you
            take the one from the other phone, it replaces this one, resume included.
          </p>
        )}
      </div>
      <p className="elsewhere-acts">
        {status.is === 'asking' && (
          <button type="button" className="button" onClick={take}>
            Take the one from the other phone
          </button>
        )}
        {status.is === 'asking' && (
          <button type="button" className="button line" onClick={decline}>
            Keep what is here
          </button>
        )}
        {status.is === 'failed' && status.again && (
          <button type="button" className="button line" onClick={take}>
            Try again
          </button>
        )}
        {status.is === 'failed' && !status.again && (
          <button type="button" className="text-action" onClick={decline}>
            Go on without it
          </button>
        )}
      </p>
    </section>
  );
}
