import type { ReactNode } from 'react';

interface Props {
  dialog: string;
  className?: string;
  label?: string;
  /** A list in the dialog, by its id, and the value that this opener chooses there. */
  choose?: { readonly list: string; readonly value: string };
  /** Course numbers that go into the selection when it opens. */
  take?: readonly number[];
  children: ReactNode;
}

export function DialogOpener(props: Props) {
  const { dialog, className = 'button', label, choose, take, children } = props;
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
      data-take={take?.join(',')}
      suppressHydrationWarning={take !== undefined}
    >
      {children}
    </button>
  );
}
