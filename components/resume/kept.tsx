'use client';
import { useState } from 'react';
import { hourInWords } from '#lib/shared/india';

interface Props {
  /** Epoch milliseconds; absent before the first keystroke, and where nothing is kept. */
  savedAt: number | undefined;
  onDelete: () => void;
}

/** Says what this browser keeps, and how to end it. */
export function ResumeKept({ savedAt, onDelete }: Props) {
  const [asking, setAsking] = useState(false);
  if (savedAt === undefined) {
    return (
      <p className="small">
        What you type stays in this browser for 30 days, if the browser allows it.
      </p>
    );
  }
  return (
    <p className="small">
      Saved in this browser at {hourInWords(savedAt)} IST, for 30 days.{' '}
      {asking ? (
        <>
          Delete everything you typed here?{' '}
          <button type="button" className="text-action" onClick={onDelete}>
            Yes, delete it
          </button>{' '}
          <button type="button" className="text-action" onClick={() => setAsking(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" className="text-action" onClick={() => setAsking(true)}>
          Delete what I typed
        </button>
      )}
    </p>
  );
}
