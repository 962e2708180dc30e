'use client';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Field, useField } from '#components/forms/field';
import { EnquiryForm } from '#components/forms/form-frame';
import { Select } from '#components/ui/plain-field';
import { PaymentReceipt } from '#components/webinars/payment-receipt';
import { SandboxDialog, type SandboxRound } from '#components/webinars/payment-sandbox';
import { provider } from '#data/site';
import type { Checkout } from '#lib/browser/checkout/checkout-contract';
import { pay } from '#lib/browser/checkout/payment-flow';
import { razorpayCheckout } from '#lib/browser/checkout/razorpay';
import { sandboxKey } from '#lib/shared/addresses/payment-sandbox';
import { routes } from '#lib/shared/addresses/routes';
import { againField, capital, webinarPaid } from '#lib/shared/forms/webinar-paid/form';
import { inRupees } from '#lib/shared/money';
import { registeredText } from '#lib/shared/payments/checkout-texts';

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
  /** The address whose third payment was asked about. */
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

/** One of a few answers, in the browser's own list. */
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
