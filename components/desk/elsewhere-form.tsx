/** Keeping what was paid elsewhere: by bank, cash, cheque or UPI. */
import { fieldOf, LineField, listIn } from '#components/desk/action-fields';
import { ActionForm, type ActionProps } from '#components/desk/action-form';
import { Submit } from '#components/desk/parts';
import { Options, Select } from '#components/ui/plain-field';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { MoneyView } from '#lib/server/desk/enquiry/money-view';
import { states } from '#lib/shared/tax/rules';

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
  const next = money.request?.next;
  if (!next) return null;
  const mine = rejected?.action === 'paid-elsewhere' ? rejected : undefined;
  const typed = (name: string, usual = '') => listIn(mine, name)[0] ?? usual;
  const field = { act: 'paid-elsewhere', rejected };
  return (
    <ActionForm name="paid-elsewhere" title="Paid elsewhere" {...{ view, rejected }}>
      <p className="sub">{next.text} It makes the same tax invoice and mail.</p>
      <Options
        {...fieldOf({ ...field, name: 'method' })}
        legend="How"
        as="boxes"
        options={ways}
        required
        isOn={(way) => way === typed('method')}
      />
      <div className="pair when">
        <LineField
          {...field}
          name="amount"
          label="Amount, ₹"
          value={typed('amount', next.amount)}
          inputMode="decimal"
        />
        <LineField
          {...field}
          name="on"
          label="Received on"
          value={typed('on', money.today)}
          type="date"
        />
      </div>
      <LineField
        {...field}
        name="number"
        label="Their number"
        hint="UTR, cheque or receipt number"
        value={typed('number')}
      />
      <BuyerFields
        isAsked={money.asksBuyer}
        isOpen={names.some((name) => typed(name) || fieldOf({ ...field, name }).error)}
        {...{ field, typed }}
      />
      <Submit look="button">Save the payment</Submit>
      <p className="notice">{money.cashRule}</p>
    </ActionForm>
  );
}

const names = ['state', 'invoiceName', 'address', 'gstin'] as const;

interface BuyerProps {
  /** From ₹50,000 up, where they have not said it yet: the invoice needs address and State. */
  readonly isAsked: boolean;
  readonly isOpen: boolean;
  readonly field: { readonly act: string; readonly rejected?: RejectedAction | undefined };
  readonly typed: (name: string) => string;
}

function BuyerFields({ isAsked, isOpen, field, typed }: BuyerProps) {
  return (
    <details className="more-rows buyer" open={isAsked || isOpen || undefined}>
      <summary>For the invoice</summary>
      <p className="hint">
        {isAsked
          ? 'From ₹50,000 the law requires their address and State, or a GSTIN.'
          : 'If empty: what they gave before, or else their name and our own State.'}
      </p>
      <Select
        {...fieldOf({ ...field, name: 'state' })}
        label="State"
        defaultValue={typed('state')}
        none={isAsked ? 'Choose a State' : 'As before'}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <LineField {...field} name="invoiceName" label="Name" value={typed('invoiceName')} />
      <LineField {...field} name="address" label="Address" value={typed('address')} />
      <LineField {...field} name="gstin" label="GSTIN" value={typed('gstin')} />
    </details>
  );
}
