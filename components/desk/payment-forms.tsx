/** Asking for payment, and keeping what came elsewhere: forms that show what the server computed before anything is kept. */
import { ActionForm, type ActionProps } from '#components/desk/action-form';
import { AskedTotal } from '#components/desk/asked-total';
import { Pick } from '#components/desk/line-pick';
import { errorIn, Problem, ShortField } from '#components/desk/short-field';
import type { RejectedAction } from '#lib/server/desk/enquiry/enquiry-types';
import type { MoneyView } from '#lib/server/desk/enquiry/money-types';

type MoneyProps = ActionProps & { readonly money: MoneyView };

const listIn = (rejected: RejectedAction | undefined, name: string): readonly string[] =>
  [rejected?.fields?.[name] ?? []].flat().map(String);

export function AskForm({ view, rejected, money }: MoneyProps) {
  const mine = rejected?.action === 'ask-payment' ? rejected : undefined;
  const picked = mine && new Set(listIn(mine, 'line'));
  const isPicked = (code: string, isChosen: boolean) => picked?.has(code) ?? isChosen;
  const typed = (name: string) => listIn(mine, name)[0] ?? '';
  const foldsOpen = money.groups.some(({ lines }) => lines.some(({ code }) => picked?.has(code)));
  const asked = mine?.asked;
  const field = { act: 'ask-payment', rejected };
  return (
    <ActionForm name="ask-payment" title="Ask for payment" {...{ view, rejected }}>
      {money.chosen.length > 0 && (
        <fieldset className="field">
          <legend className="legend">What {view.first} chose</legend>
          <div className="options rows picks">
            {money.chosen.map((line) => (
              <Pick key={line.code} line={line} isOn={isPicked(line.code, line.isChosen)} />
            ))}
          </div>
        </fieldset>
      )}
      <details className="more-rows picks-more" open={foldsOpen || undefined}>
        <summary>{money.chosen.length > 0 ? 'Something else' : 'What is paid for'}</summary>
        {money.groups.map(({ title, lines }) => (
          <fieldset className="field" key={title}>
            <legend className="legend">{title}</legend>
            <div className="options rows picks">
              {lines.map((line) => (
                <Pick key={line.code} line={line} isOn={isPicked(line.code, false)} />
              ))}
            </div>
          </fieldset>
        ))}
      </details>
      <Problem id="ask-payment-line" error={errorIn({ ...field, name: 'line' })} />
      {money.feesChanged && (
        <ShortField
          {...field}
          name="quotation"
          label="Number of a quotation"
          hint="A fee has changed within 30 days: with the number, those of its day hold"
          value={typed('quotation')}
        />
      )}
      <div className="pair when">
        <ShortField
          {...field}
          name="discount"
          label="Discount, ₹"
          value={typed('discount')}
          numeric
        />
        <div className="field">
          <label htmlFor="ask-payment-until">Good until</label>
          <select
            id="ask-payment-until"
            name="until"
            defaultValue={typed('until') || money.usualUntil}
          >
            {money.untilDays.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Problem id="ask-payment-until" error={errorIn({ ...field, name: 'until' })} />
        </div>
      </div>
      <ShortField
        {...field}
        name="reason"
        label="Reason of the discount"
        hint={`Before GST. ${view.first} reads it, and it stands on the invoice`}
        value={typed('reason')}
      />
      <fieldset className="field">
        <legend className="legend">Parts</legend>
        <div className="options boxes">
          {['1', '2', '3'].map((parts) => (
            <label className="option" key={parts}>
              <input
                type="radio"
                name="parts"
                value={parts}
                defaultChecked={(typed('parts') || '1') === parts}
              />
              <span>{parts}</span>
            </label>
          ))}
        </div>
        <Problem id="ask-payment-parts" error={errorIn({ ...field, name: 'parts' })} />
      </fieldset>
      {asked && <AskedTotal asked={asked} />}
      <div className="acts-row">
        {asked && (
          <button type="submit" className="button">
            Ask for {asked.total}
          </button>
        )}
        <button type="submit" className="button line" name="show" value="yes">
          Show the total
        </button>
      </div>
    </ActionForm>
  );
}

const ways = [
  ['bank', 'Bank'],
  ['cash', 'Cash'],
  ['cheque', 'Cheque'],
  ['upi', 'UPI'],
] as const;

export function ElsewhereForm({ view, rejected, money }: MoneyProps) {
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
      <details className="more-rows">
        <summary>For the invoice</summary>
        <p className="hint">Empty: as they said it before, else their name and our own State.</p>
        <ShortField {...field} name="state" label="State" value={typed('state')} />
        <ShortField {...field} name="invoiceName" label="Name" value={typed('invoiceName')} />
        <ShortField {...field} name="address" label="Address" value={typed('address')} />
        <ShortField {...field} name="gstin" label="GSTIN" value={typed('gstin')} />
      </details>
      <button type="submit" className="button">
        Keep the payment
      </button>
      <p className="notice">{money.cashRule}</p>
    </ActionForm>
  );
}
