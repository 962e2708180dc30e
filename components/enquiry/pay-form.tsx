/** What stands on the tax invoice, and one button. Nothing typed earlier is shown. */
import { Input, Select } from '#components/ui/plain-field';
import type { VisitorPayment } from '#lib/server/visitor-page/visitor-payment';
import { routes } from '#lib/shared/addresses/routes';
import { enquiryOrderCall } from '#lib/shared/addresses/token-routes';
import { states } from '#lib/shared/tax/rules';

interface Props {
  readonly payment: VisitorPayment;
  readonly token: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

export function PayForm({ payment, token, errors, typed }: Props) {
  const { due, number, addressNeeded } = payment;
  const shared = { errors, typed };
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
      <Select
        id="state"
        name="state"
        label="State"
        hint="Where you live, or the State of the GSTIN below"
        required
        defaultValue={typed.state ?? ''}
        none="Choose a State"
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.state}
      />
      <Line
        {...shared}
        name="invoiceName"
        label="Name on the invoice"
        hint="Yours, or that of the firm that pays"
        complete="billing name"
        required
      />
      <Line
        {...shared}
        name="address"
        label="Address"
        optional={addressNeeded ? '(optional with a GSTIN)' : '(optional)'}
        hint={addressNeeded ? 'The law requires it from ₹50,000' : ''}
        complete="billing street-address"
      />
      <Line
        {...shared}
        name="gstin"
        label="GSTIN"
        optional="(optional)"
        hint="Only if a registered business pays: 15 characters"
        most={20}
      />
      <div className="pay-do">
        <button type="submit" className="button">
          Pay {due?.sum}
        </button>
        <p role="status" className="pay-status" />
        <p className="small">
          Opens Razorpay: UPI, card or net banking. You may cancel within 24 hours of paying:{' '}
          <a href={routes.cancellation}>cancellation policy</a>,{' '}
          <a href={routes.refund}>refund policy</a>.
        </p>
      </div>
      <p className="notice">
        We ask for these only for the tax invoice and keep them 8 years with it, as the CGST Act
        requires: <a href={routes.privacy}>your data</a>. Nobody from HOA asks for an OTP, a UPI
        PIN, a card number or a password.
      </p>
    </form>
  );
}

interface LineProps extends Pick<Props, 'errors' | 'typed'> {
  readonly name: string;
  readonly label: string;
  readonly optional?: string;
  readonly hint: string;
  readonly complete?: string;
  readonly required?: boolean;
  readonly most?: number;
}

function Line({ name, label, optional, hint, complete, required, most = 500, ...said }: LineProps) {
  return (
    <Input
      id={name}
      name={name}
      label={
        <>
          {label} {optional && <span className="hint">{optional}</span>}
        </>
      }
      hint={hint}
      type="text"
      maxLength={most}
      autoComplete={complete}
      required={required}
      defaultValue={said.typed[name]}
      error={said.errors[name]}
    />
  );
}
