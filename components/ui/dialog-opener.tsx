import type { ReactNode } from 'react';

interface Props {
  dialog: string;
  className?: string;
  label?: string;
  /** Course numbers that go into the selection when it opens. */
  take?: readonly number[];
  children: ReactNode;
}

export function DialogOpener(props: Props) {
  const { dialog, className = 'button', label, take, children } = props;
  return (
    <button
      type="button"
      className={className}
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      aria-label={label}
      data-take={take?.join(',')}
      suppressHydrationWarning={take !== undefined}
    >
      {children}
    </button>
  );
}
