'use client';
import { DeleteTyped } from '#components/forms/delete-typed';
import { hourInWords } from '#lib/shared/india';

interface Props {
  /** Epoch milliseconds; absent before the first keystroke. */
  savedAt: number | undefined;
  shared: boolean;
  /** The browser keeps nothing for us. */
  refused: boolean;
  onShared: (shared: boolean) => void;
  onDelete: () => void;
}

/** Says what this browser keeps, and how to end it. Served with the page, so that nothing moves when React comes. */
export function WizardDraftNotice({ savedAt, shared, refused, onShared, onDelete }: Props) {
  return (
    <div className="kept">
      {!shared && (
        <p>
          {stateOf(savedAt, refused)}{' '}
          {savedAt !== undefined && (
            <DeleteTyped
              question="Delete everything you typed here, the resume included?"
              onDelete={onDelete}
            />
          )}
        </p>
      )}
      <label className="choice">
        <input
          type="checkbox"
          checked={shared}
          onChange={(event) => onShared(event.target.checked)}
        />
        This is a shared computer: keep nothing here
      </label>
    </div>
  );
}

function stateOf(savedAt: number | undefined, refused: boolean): string {
  if (refused) {
    return 'This browser does not save anything for this site. What you type stays only until you leave or reload the page, so send it before that.';
  }
  return savedAt === undefined
    ? 'What you type is kept in this browser for 30 days, until you send it.'
    : `Saved in this browser at ${hourInWords(savedAt)} IST, for 30 days.`;
}
