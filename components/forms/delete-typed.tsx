'use client';
import { useState } from 'react';
import { focusOnce } from '#lib/platform/browser/dom';

/** Asks before it deletes: there is no way back. */
export function DeleteTyped({ question, onDelete }: { question: string; onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className="text-action" onClick={() => setAsking(true)}>
        Delete what I typed
      </button>
    );
  }
  return (
    <>
      {question}{' '}
      <button type="button" className="text-action" onClick={onDelete}>
        Yes, delete it
      </button>{' '}
      <button
        type="button"
        className="text-action"
        ref={focusOnce}
        onClick={() => setAsking(false)}
      >
        Keep it
      </button>
    </>
  );
}
