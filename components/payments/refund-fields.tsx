/** The fields of the forms that send money back, and that enter what staff have transferred. */
import { fieldOf } from '#components/desk/action-parts';
import { FormField } from '#components/forms/form-field';
import { states } from '#lib/accounting/rules/tax';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { RefundForm } from '#lib/desk/views/account';
import { type buyerForm, paidBackForm, refundForm } from '#lib/payments/forms';

const text = { maxLength: 500, autoComplete: 'off' };

interface Rejectable {
  readonly rejected: RejectedAction | undefined;
  /** Is in the ids: a page has a form for each payment. */
  readonly of?: string;
}

export const idOf = (action: string, of = '') =>
  [action, of.replaceAll(/[^A-Za-z0-9]+/g, '-')].filter(Boolean).join('-');

export function RefundFields({ form, rejected, of }: Rejectable & { readonly form: RefundForm }) {
  const { amount, most, isProvider, asksBuyer, notice } = form;
  const typed = fieldOf('refund', rejected, { amount });
  const field = { form: refundForm, ...typed, ...text, prefix: idOf('refund', of) };
  return (
    <>
      {notice && <p className="notice">{notice}</p>}
      <FormField {...field} name="amount" hint={`At most ${most}`} inputMode="decimal" />
      <FormField {...field} name="reason" />
      {asksBuyer && (
        <>
          <FormField {...field} name="address" />
          <StateField {...field} />
        </>
      )}
      {isProvider && (
        <details className="more-rows" open={Boolean(field.typed.paidBack) || undefined}>
          <summary>Paid back elsewhere</summary>
          <p className="hint">No money is sent then: this only records what you did.</p>
          <FormField {...field} name="paidBack" />
        </details>
      )}
    </>
  );
}

const ways = [
  { value: 'bank', label: 'Bank' },
  { value: 'upi', label: 'UPI' },
  { value: 'cheque', label: 'Cheque' },
  { value: 'cash', label: 'Cash' },
];

export function PaidBackFields({ today, rejected, of }: Rejectable & { readonly today: string }) {
  const typed = fieldOf('paid-back', rejected, { on: today });
  const field = { form: paidBackForm, ...typed, ...text, prefix: idOf('paid-back', of) };
  return (
    <>
      <FormField {...field} name="method" as="boxes" options={ways} required />
      <FormField {...field} name="number" />
      <FormField {...field} name="on" />
    </>
  );
}

type StateForm = typeof refundForm | typeof buyerForm;

export const StateField = ({
  form,
  prefix,
  typed,
  errors,
}: {
  readonly form: StateForm;
} & Pick<ReturnType<typeof fieldOf>, 'prefix' | 'typed' | 'errors'>) => (
  <FormField
    {...{ form, prefix, typed, errors }}
    name="state"
    none="Choose a State"
    options={states.map(({ code, name }) => ({ value: code, label: name }))}
  />
);
