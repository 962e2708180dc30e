'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaymentStatement } from '#components/webinars/payment-statement';
import type { FailedAttempt, OpenedOrder, SignedPayment } from '#lib/browser/checkout/payment-flow';
import { payInSandbox } from '#lib/browser/checkout/sandbox';
import { failedText } from '#lib/shared/forms/webinar-paid/checkout-texts';
import { inRupees } from '#lib/shared/money';

export interface SandboxRound {
  readonly order: OpenedOrder;
  readonly failed: (attempt: FailedAttempt) => void;
  /** With the payment, or with nothing where the visitor closed it. */
  readonly end: (payment?: SignedPayment) => void;
}

/** Stands where the provider's checkout stands on a site with keys. */
export function SandboxDialog({ round, title }: { round: SandboxRound; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [submitError, setSubmitError] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  // The button that was pressed lost the focus while it was disabled.
  useEffect(() => {
    if (submitError && !busy) payButton.current?.focus();
  }, [submitError, busy]);
  const price = round.order.amount / 100;

  const act = async (outcome: 'pay' | 'fail') => {
    setBusy(true);
    const result = await payInSandbox(round.order, outcome);
    setBusy(false);
    if ('razorpay_signature' in result) return round.end(result);
    setSubmitError(failedText(result.description));
    round.failed(result);
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="sandbox-title"
      onClose={() => round.end()}
    >
      <div className="dialog-body">
        <p className="test-mode">Test mode: no money moves</p>
        <h2 id="sandbox-title">Checkout</h2>
        <PaymentStatement title={title} price={price} />
        {submitError && (
          <p className="error" role="alert">
            {submitError}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button"
            ref={payButton}
            disabled={busy}
            onClick={() => act('pay')}
          >
            Pay {inRupees(price)}
          </button>
          <button type="button" className="button line" disabled={busy} onClick={() => act('fail')}>
            Let it fail
          </button>
          <button
            type="button"
            className="button line"
            disabled={busy}
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </div>
      </div>
      <site-notifications role="status" />
    </dialog>,
    document.body,
  );
}
