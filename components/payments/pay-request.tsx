/** A request for payment as its visitor sees it: what it is for, the form for the invoice, what came and what goes back. */

import { FormField } from '#components/forms/form-field';
import { Facts } from '#components/ui/rows';
import { routes } from '#data/addresses/routes';
import { enquiryCall, enquiryOrderCall, enquiryPath } from '#data/addresses/token-routes';
import { provider } from '#data/site';
import { states } from '#lib/accounting/rules/tax';
import type { PaymentNotice, VisitorPayment } from '#lib/accounts/views/payment';

interface Props {
  readonly payment: VisitorPayment;
  readonly token: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

export function PaymentNotices({ payment, token }: Pick<Props, 'payment' | 'token'>) {
  const { notices, mayAskAgain } = payment;
  return (
    <div className="slips">
      {notices.map((notice, at) => (
        <Notice key={notice.title} notice={notice}>
          {at === 0 && mayAskAgain && <AskAgain token={token} />}
          {notice.mayChange && (
            <a className="button line low" href={enquiryPath(token)}>
              Look again
            </a>
          )}
        </Notice>
      ))}
    </div>
  );
}

/** The form comes first: on a phone it is in the first screen, and what it is for follows it. */
export function Payment({ payment, token, errors, typed }: Props) {
  if (!payment.due) return null;
  return (
    <div className="wrap pay" id="pay">
      {payment.takesPayments ? (
        // lib/payments/browser/pay-here.ts opens the checkout over this page; without script the form posts.
        <div
          className="island"
          data-island="pay"
          data-page={enquiryPath(token)}
          data-seller={provider.name}
          data-title={payment.number}
        >
          <PayForm {...{ payment, token, errors, typed }} />
        </div>
      ) : (
        <Bank payment={payment} />
      )}
      <Leaf payment={payment} />
    </div>
  );
}

function Notice({
  notice: { title, text, papers, facts, stamp },
  children,
}: {
  notice: PaymentNotice;
  children: React.ReactNode;
}) {
  return (
    <section className="said state-slip" aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      {papers.map(({ label, href, sub }) => (
        <p className="file-row" key={href}>
          <span>
            <a className="text-link" href={href}>
              {label}
            </a>
            <span className="sub"> {sub}</span>
          </span>
        </p>
      ))}
      {facts.length > 0 && <Facts rows={facts} />}
      {children}
      {stamp && (
        <span className="stamp good" aria-hidden="true">
          {stamp}
        </span>
      )}
    </section>
  );
}

const AskAgain = ({ token }: { token: string }) => (
  <form method="post" action={enquiryCall(token)}>
    <button type="submit" className="button" name="action" value="ask-payment-again">
      Ask again
    </button>
    <p className="small">The new request will be at the fees of that day, if seats are left.</p>
  </form>
);

function Leaf({ payment }: { payment: VisitorPayment }) {
  const { number, lines, discount, fee, gst, total, parts, partsTitle, partsText } = payment;
  return (
    <section className="leaf due" aria-labelledby="due">
      <span className="leaf-margin" aria-hidden="true" />
      <div className="due-head">
        <h2 id="due">What you pay for</h2>
        <p className="num">{number}</p>
      </div>
      <dl className="due-lines">
        {lines.map(({ label, sub, amount }) => (
          <div key={`${label} ${sub}`}>
            <dt>
              {label}
              {sub && <span className="sub"> {sub}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {discount && (
          <div>
            <dt>
              Discount<span className="sub"> {discount.reason}</span>
            </dt>
            <dd>{discount.amount}</dd>
          </div>
        )}
        <div className="due-fee">
          <dt>Fee</dt>
          <dd>{fee}</dd>
        </div>
        <div className="due-gst">
          <dt>GST 18%</dt>
          <dd>{gst}</dd>
        </div>
        <div className="due-total">
          <dt>Total</dt>
          <dd>
            <b className="sum">{total}</b>
          </dd>
        </div>
      </dl>
      {parts.length > 0 && (
        <>
          <h3>{partsTitle}</h3>
          <ol className="parts">
            {parts.map(({ name, by, amount, mark, state }) => (
              <li key={name} className={mark === 'new' ? 'now' : undefined}>
                <b>{name}</b>
                <span className="part-when">by {by}</span>
                <span className="part-sum">{amount}</span>
                <span className="part-state" data-state={mark}>
                  {state}
                </span>
              </li>
            ))}
          </ol>
          <p className="small">{partsText}</p>
        </>
      )}
    </section>
  );
}

/** Without payment keys: an account to send it to, or that staff send theirs. */
function Bank({ payment: { due, number, bank } }: { payment: VisitorPayment }) {
  return (
    <section className="leaf bank" aria-labelledby="bank">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="bank">Pay by bank transfer</h2>
      <p>
        {due?.sum} by {due?.by}. Write {number} in the remarks, so that we know the payment is
        yours.
      </p>
      {bank ? <p>{bank}</p> : <p>Our team will send you the account details.</p>}
      <p className="small">We will e-mail the invoice once we have received the money.</p>
    </section>
  );
}

const buyer = {
  fields: {
    state: {
      label: 'State',
      input: 'select',
      hint: 'Where you live, or the State of the GSTIN below',
    },
    invoiceName: {
      label: 'Name on the invoice',
      input: 'text',
      hint: 'Your name, or the firm’s if it is paying',
    },
    address: { label: 'Address', input: 'text' },
    gstin: {
      label: 'GSTIN',
      input: 'text',
      hint: 'Only if a registered business is paying: 15 characters',
    },
  },
} as const;

const optional = (label: string, when = '(optional)') => (
  <>
    {label} <span className="hint">{when}</span>
  </>
);

export function PayForm({ payment, token, errors, typed }: Props) {
  const { due, number, addressNeeded } = payment;
  const field = { form: buyer, errors, typed, maxLength: 500 };
  return (
    <form
      className="form pay-form"
      method="post"
      action={enquiryOrderCall(token)}
      aria-labelledby="bill"
      data-react
    >
      <input type="hidden" name="request" value={number} />
      <h2 id="bill">For the invoice</h2>
      <FormField
        {...field}
        name="state"
        required
        none="Choose a State"
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FormField {...field} name="invoiceName" autoComplete="billing name" required />
      <FormField
        {...field}
        name="address"
        label={optional('Address', addressNeeded ? '(optional with a GSTIN)' : undefined)}
        hint={addressNeeded && 'The law requires it from ₹50,000'}
        autoComplete="billing street-address"
      />
      <FormField {...field} name="gstin" label={optional('GSTIN')} maxLength={20} />
      <button type="submit" className="button pay-now">
        Pay {due?.sum}
      </button>
      <div className="pay-do">
        <p role="status" className="pay-status" />
        <p className="small">
          Opens Razorpay: UPI, card or net banking. You may cancel within 24 hours of paying:{' '}
          <a href={routes.cancellation}>cancellation policy</a>,{' '}
          <a href={routes.refund}>refund policy</a>.
        </p>
      </div>
      <p className="notice">
        We ask for these only for the tax invoice and keep them with it for 8 years, as tax and
        company law require: <a href={routes.privacy}>your data</a>. Nobody from HOA asks for an
        OTP, a UPI PIN, a card number or a password.
      </p>
    </form>
  );
}
