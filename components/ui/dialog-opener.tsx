import type { ReactNode } from 'react';

interface Props {
  dialog: string;
  className?: string;
  label?: string;
  children: ReactNode;
}

export function DialogOpener({ dialog, className = 'button', label, children }: Props) {
  return (
    <button
      type="button"
      className={className}
      command="show-modal"
      commandfor={dialog}
      aria-haspopup="dialog"
      aria-label={label}
    >
      {children}
    </button>
  );
}
