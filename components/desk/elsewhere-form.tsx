/** Keeping what was paid elsewhere: by bank, cash, cheque or UPI. */
import { ActionForm, type ActionProps } from '#components/desk/action-form';
import { errorIn, listIn, Problem, ShortField } from '#components/desk/short-field';
import type { RejectedAction } from '#lib/server/desk/enquiry/enquiry-types';
import type { MoneyView } from '#lib/server/desk/enquiry/money-types';
import { states } from '#lib/shared/tax/states';

const ways = [
  ['bank', 'Bank'],
  ['cash', 'Cash'],
  ['cheque', 'Cheque'],
  ['upi', 'UPI'],
] as const;

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
      <fieldset className="field">
        <legend className="legend">How</legend>
        <div className="options boxes">
          {ways.map(([value, label]) => (
            <label className="option" key={value}>
              <input
                type="radio"
                name="method"
                value={value}
                required
                defaultChecked={typed('method') === value}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <Problem id="paid-elsewhere-method" error={errorIn({ ...field, name: 'method' })} />
      </fieldset>
      <div className="pair when">
        <ShortField
          {...field}
          name="amount"
          label="Amount, ₹"
          value={typed('amount', next.amount)}
          numeric
        />
        <ShortField
          {...field}
          name="on"
          label="Received on"
          value={typed('on', money.today)}
          date
        />
      </div>
      <ShortField
        {...field}
        name="number"
        label="Their number"
        hint="UTR, cheque or receipt number"
        value={typed('number')}
      />
      <BuyerFields
        isAsked={money.asksBuyer}
        isOpen={names.some((name) => typed(name) || errorIn({ ...field, name }))}
        {...{ field, typed }}
      />
      <button type="submit" className="button">
        Keep the payment
      </button>
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
  const state = { ...field, name: 'state' };
  return (
    <details className="more-rows buyer" open={isAsked || isOpen || undefined}>
      <summary>For the invoice</summary>
      <p className="hint">
        {isAsked
          ? 'From ₹50,000 the law asks for their address and State, or for a GSTIN.'
          : 'Empty: as they said it before, else their name and our own State.'}
      </p>
      <div className="field">
        <label htmlFor="paid-elsewhere-state">State</label>
        <select
          id="paid-elsewhere-state"
          name="state"
          defaultValue={typed('state')}
          aria-invalid={errorIn(state) ? true : undefined}
          aria-describedby={errorIn(state) ? 'paid-elsewhere-state-error' : undefined}
        >
          <option value="">{isAsked ? 'Choose a State' : 'As before'}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Problem id="paid-elsewhere-state" error={errorIn(state)} />
      </div>
      <ShortField {...field} name="invoiceName" label="Name" value={typed('invoiceName')} />
      <ShortField {...field} name="address" label="Address" value={typed('address')} />
      <ShortField {...field} name="gstin" label="GSTIN" value={typed('gstin')} />
    </details>
  );
}
