/** Asking for payment, where the form shows what the server computed before anything is stored; and what was paid by bank, cash, cheque or UPI. */
import {
  ActionForm,
  type ActionProps,
  fieldOf,
  LineField,
  listIn,
} from '#components/desk/action-form';
import { Submit } from '#components/desk/parts';
import { Options, Select, sameWords, Wrong } from '#components/ui/plain-field';
import type { RejectedAction } from '#lib/server/desk/enquiry/actions';
import type { AskedView, LineChoice, MoneyView } from '#lib/server/desk/enquiry/views/money';
import { states } from '#lib/shared/tax/rules';

type MoneyProps = ActionProps & { readonly money: MoneyView };

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
      <Wrong {...fieldOf({ ...field, name: 'line' })} />
      {money.feesChanged && (
        <LineField
          {...field}
          name="quotation"
          label="Number of a quotation"
          hint="A fee changed within the last 30 days: with the number, the fees of the quotation’s day apply"
          value={typed('quotation')}
        />
      )}
      <div className="pair when">
        <LineField
          {...field}
          name="discount"
          label="Discount, ₹"
          value={typed('discount')}
          inputMode="decimal"
        />
        <Select
          {...fieldOf({ ...field, name: 'until' })}
          label="Good until"
          defaultValue={typed('until') || money.usualUntil}
          options={money.untilDays}
        />
      </div>
      <LineField
        {...field}
        name="reason"
        label="Reason for the discount"
        hint={`Before GST. ${view.first} can read it, and the invoice shows it`}
        value={typed('reason')}
      />
      <Options
        {...fieldOf({ ...field, name: 'parts' })}
        legend="Parts"
        as="boxes"
        options={sameWords(['1', '2', '3'])}
        isOn={(parts) => parts === (typed('parts') || '1')}
      />
      {asked && <AskedTotal asked={asked} />}
      <div className="acts-row">
        {asked && <Submit look="button">Ask for {asked.total}</Submit>}
        <button type="submit" className="button line" name="show" value="yes">
          Show the total
        </button>
      </div>
    </ActionForm>
  );
}

/** A line that can be asked for, with its fee. */
function Pick({ line, isOn }: { line: LineChoice; isOn: boolean }) {
  const { code, label, sub, fee } = line;
  return (
    <label className="option pick">
      <input type="checkbox" name="line" value={code} defaultChecked={isOn} />
      <span>
        {label}
        {sub && <small> {sub}</small>}
      </span>
      <b>{fee}</b>
    </label>
  );
}

/** What the server computed; pressed with other answers, it is computed again. */
function AskedTotal({ asked }: { asked: AskedView }) {
  return (
    <div className="asked-total" role="status">
      <p className="asked-head">
        <b>To be asked for</b>
        <span>computed {asked.at}</span>
      </p>
      <dl className="due-lines">
        <div>
          <dt>{asked.summary}</dt>
          <dd>{asked.fee}</dd>
        </div>
        {asked.discount && (
          <div>
            <dt>{asked.discount.reason}</dt>
            <dd>{asked.discount.amount}</dd>
          </div>
        )}
        <div className="due-gst">
          <dt>{asked.gstOf}</dt>
          <dd>{asked.gst}</dd>
        </div>
        <div className="due-total">
          <dt>Total</dt>
          <dd>
            <b className="sum">{asked.total}</b>
          </dd>
        </div>
      </dl>
      <ol className="asked-parts">
        {asked.parts.map(({ due, sum }) => (
          <li key={due}>
            <span>{due}</span>
            <span>{sum}</span>
          </li>
        ))}
      </ol>
      <p className="sub">{asked.note}</p>
    </div>
  );
}

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
