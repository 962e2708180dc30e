'use client';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Acknowledgement } from '#components/forms/acknowledgement';
import type { SuccessText } from '#components/forms/success-text';
import type { Acknowledged } from '#lib/shared/forms/acknowledged';

interface Props {
  text: SuccessText;
  /** Reference, date and page of what was sent. */
  own?: Acknowledged | undefined;
  /** It did not work. */
  failed?: boolean;
  onClose: () => void;
}

/** The end of a form; closing it returns the focus to where it was. */
export function SuccessDialog({ text, own, failed, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { title, support } = text;
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="success-title"
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-body">
        <h2 id="success-title" className={failed ? undefined : 'done'}>
          {title}
        </h2>
        <p>{text.text}</p>
        {own && <Acknowledgement {...own} />}
        {support && (
          <p className="text-quiet">
            {failed ? 'Or reach us without the form: call' : 'Questions before that? Call'}{' '}
            <a href={support.call}>{support.phone}</a> or write to{' '}
            <a href={`mailto:${support.email}`}>{support.email}</a>.
          </p>
        )}
        <form method="dialog">
          <button type="submit" className="button">
            Got It
          </button>
        </form>
      </div>
      <site-notifications role="status" />
    </dialog>,
    document.body,
  );
}
