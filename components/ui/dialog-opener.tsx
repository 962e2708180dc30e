import type { ReactNode } from 'react';

interface Props {
  dialog: string;
  className?: string;
  label?: string;
  /** A list in the dialog, by its id, and the value that this opener chooses there. */
  choose?: { readonly list: string; readonly value: string };
  children: ReactNode;
}

export function DialogOpener({ dialog, className = 'button', label, choose, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      aria-label={label}
      data-choose={choose?.list}
      data-value={choose?.value}
    >
      {children}
    </button>
  );
}
