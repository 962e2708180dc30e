'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Field, useField } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { PaymentReceipt, PaymentStatement } from '#components/payments/webinar-payment-parts';
import { Select } from '#components/ui/plain-field';
import { sandboxKey } from '#data/addresses/payment-sandbox';
import { routes } from '#data/addresses/routes';
import { provider } from '#data/site';
import {
  type Checkout,
  type FailedAttempt,
  type OpenedOrder,
  pay,
  type SignedPayment,
} from '#lib/payments/browser/payment-flow';
import { razorpayCheckout } from '#lib/payments/browser/razorpay';
import { payInSandbox } from '#lib/payments/browser/sandbox';
import { inRupees } from '#lib/platform/values/money';
import { againField, capital, webinarPaid } from '#lib/webinars/forms/paid';
import { failedText, registeredText } from '#lib/webinars/words/checkout';

const bannerMs = 3000;

interface Props {
  id: string;
  title: string;
  /** Rupees, GST included. */
  price: number;
}

/** Register and pay; without scripts the same form leads to the provider's own page. */
export function PaymentForm({ id, title, price }: Props) {
  const [status, setStatus] = useState('');
  const [paying, setPaying] = useState(false);
  const [paid, setPaid] = useState(false);
  const [asked, setAsked] = useState<string>();
  const [sandbox, setSandbox] = useState<SandboxRound>();

  const inSandbox: Checkout = (order, _who, failed) =>
    new Promise((resolve) => {
      const end: SandboxRound['end'] = (payment) => {
        setSandbox(undefined);
        resolve(payment);
      };
      setSandbox({ order, failed, end });
    });
  const checkoutOf = (key: string) =>
    key === sandboxKey ? inSandbox : razorpayCheckout(provider.name, title);

  const deliver = async (answers: Record<string, unknown>, key: string) => {
    setPaying(true);
    const said = asked === undefined ? answers : { ...answers, [againField]: asked };
    const reply = await pay(said, key, { checkoutOf, showStatus: setStatus });
    if (reply.status === 409) setAsked(String(answers.email));
    setPaying(reply.sent);
    return reply;
  };
  const goOn = () => {
    setPaid(true);
    setTimeout(() => location.assign(routes.thankYou), bannerMs);
  };

  if (paid) {
    return (
      <div data-paying data-paid>
        <p role="status" className="payment-status">
          {status}
        </p>
        <PaymentReceipt
          rows={[
            ['Webinar', title],
            ['Total paid', inRupees(price)],
          ]}
        />
        <p className="mt-5">
          GST is included. The receipt with its numbers is on its way to your e-mail address;{' '}
          <a href={routes.thankYou}>see it now</a>.
        </p>
        {createPortal(
          <p className="paid-banner" role="alert">
            {registeredText}
          </p>,
          document.body,
        )}
      </div>
    );
  }

  return (
    <div data-paying={paying || undefined}>
      <EnquiryForm
        form={webinarPaid}
        id={id}
        submit={`Pay ${inRupees(price)} and register`}
        deliver={deliver}
        onSent={goOn}
      >
        <Field name="name" />
        <Field name="email" />
        <Field name="phone" hint="10 digits, without +91" />
        <div className="grid gap-5 sm:grid-cols-2">
          <PaymentPick name="accountingExp" />
          <PaymentPick name="preferredLang" />
        </div>
      </EnquiryForm>
      <p className="payment-status" role="status">
        {status}
      </p>
      {sandbox && <SandboxDialog round={sandbox} title={title} />}
    </div>
  );
}

function PaymentPick({ name }: { name: string }) {
  const { id, field, error, api } = useField(name);
  return (
    <Select
      {...{ id, error }}
      label={field?.label}
      required
      none="Choose"
      options={(field?.options ?? []).map((value) => ({ value, label: capital(value) }))}
      {...api.register(name)}
    />
  );
}

interface SandboxRound {
  readonly order: OpenedOrder;
  readonly failed: (attempt: FailedAttempt) => void;
  /** With the payment, or with nothing where the visitor closed it. */
  readonly end: (payment?: SignedPayment) => void;
}

/** It is where the provider's checkout is on a site with keys. */
function SandboxDialog({ round, title }: { round: SandboxRound; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [submitError, setSubmitError] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  // The clicked button lost the focus while it was disabled.
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
