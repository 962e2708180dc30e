'use client';
import { DeleteTyped } from '#components/forms/delete-typed';
import { hourInWords } from '#lib/shared/india';

interface Props {
  /** Epoch milliseconds; absent before the first keystroke, and where nothing is kept. */
  savedAt: number | undefined;
  onDelete: () => void;
}

/** Says what this browser keeps, and how to end it. */
export function ResumeKept({ savedAt, onDelete }: Props) {
  return (
    <p className="small maker-kept">
      {savedAt === undefined ? (
        'What you type stays in this browser for 30 days, if the browser allows it.'
      ) : (
        <>
          Saved in this browser at {hourInWords(savedAt)} IST, for 30 days.{' '}
          <DeleteTyped question="Delete everything you typed here?" onDelete={onDelete} />
        </>
      )}
    </p>
  );
}
