/** The form that records what was paid by bank, cash, cheque or UPI. */
import { ActionForm, type ActionProps, fieldOf } from '#components/desk/action-parts';
import { Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { states } from '#lib/accounting/rules/tax';
import type { MoneyView } from '#lib/desk/views/money';
import { elsewhereForm } from '#lib/payments/forms';

const lineOfText = { maxLength: 500, autoComplete: 'off' };

const ways = [
  { value: 'bank', label: 'Bank' },
  { value: 'cash', label: 'Cash' },
  { value: 'cheque', label: 'Cheque' },
  { value: 'upi', label: 'UPI' },
];

export function ElsewhereForm({
  view,
  rejected,
  money,
}: ActionProps & { readonly money: MoneyView }) {
  const next = money.account?.next;
  if (!next) return null;
  const field = {
    form: elsewhereForm,
    ...fieldOf('paid-elsewhere', rejected, { amount: next.amount, on: money.today }),
  };
  const isOpen = buyerNames.some((name) => field.typed[name] || field.errors?.[name]);
  return (
    <ActionForm name="paid-elsewhere" title="Paid elsewhere" {...{ view, rejected }}>
      <p className="sub">{next.text} It makes the same tax invoice and mail.</p>
      <FormField {...field} name="method" as="boxes" options={ways} required />
      <div className="pair when">
        <FormField {...field} {...lineOfText} name="amount" inputMode="decimal" />
        <FormField {...field} {...lineOfText} name="on" />
      </div>
      <FormField {...field} {...lineOfText} name="number" />
      {field.errors?.confirm && <FormField {...field} name="confirm" />}
      <details className="more-rows buyer" open={money.asksBuyer || isOpen || undefined}>
        <summary>For the invoice</summary>
        <p className="hint">
          {money.asksBuyer
            ? 'From ₹50,000 the law requires their address and State, or a GSTIN.'
            : 'If empty: what they gave before, or else their name and our State.'}
        </p>
        {buyerNames.map((name) =>
          name === 'state' ? (
            <FormField
              key={name}
              {...field}
              name={name}
              none={money.asksBuyer ? 'Choose a State' : 'As before'}
              options={states.map((each) => ({ value: each.code, label: each.name }))}
            />
          ) : (
            <FormField key={name} {...field} {...lineOfText} name={name} />
          ),
        )}
      </details>
      <Submit look="button">Save the payment</Submit>
      <p className="notice">{money.cashRule}</p>
    </ActionForm>
  );
}

const buyerNames = ['state', 'invoiceName', 'address', 'gstin'] as const;
