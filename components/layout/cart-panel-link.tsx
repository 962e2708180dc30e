'use client';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  /** Opened instead, on the page that has it. */
  dialog?: string;
  className: string;
  children: ReactNode;
}

/** Leaves the panel: it closes, for the place led to may be on this very page. */
export function CartPanelLink({ href, dialog = '', className, children }: Props) {
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.closest('dialog')?.close();
    const there = document.getElementById(dialog);
    if (!(there instanceof HTMLDialogElement)) return;
    event.preventDefault();
    there.showModal();
  };
  return (
    <a className={className} href={href} onClick={leave}>
      {children}
    </a>
  );
}
