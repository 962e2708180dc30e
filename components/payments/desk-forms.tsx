/** The forms that ask for payment and record what was paid by bank, cash, cheque or UPI. */
import { ActionForm, type ActionProps, fieldOf } from '#components/desk/action-form';
import { Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { Wrong } from '#components/ui/plain-field';
import { states } from '#lib/accounting/rules/tax';
import type { AskedView, LineChoice, MoneyView } from '#lib/desk/views/money';
import { askForm, elsewhereForm } from '#lib/payments/forms';

const lineOfText = { maxLength: 500, autoComplete: 'off' };

type MoneyProps = ActionProps & { readonly money: MoneyView };

export function AskForm({ view, rejected, money }: MoneyProps) {
  const field = {
    form: askForm,
    ...fieldOf('ask-payment', rejected, { parts: '1' }),
  };
  const until = field.typed.until || money.usualUntil;
  const mine = rejected?.action === 'ask-payment' ? rejected : undefined;
  const picked = mine && new Set([field.typed.line].flat().map(String));
  const isPicked = (code: string, isChosen: boolean) => picked?.has(code) ?? isChosen;
  const foldsOpen = money.groups.some(({ lines }) => lines.some(({ code }) => picked?.has(code)));
  const asked = mine?.asked;
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
      <Wrong id="ask-payment-line" error={field.errors?.line} />
      {money.feesChanged && <FormField {...field} {...lineOfText} name="quotation" />}
      <div className="pair when">
        <FormField {...field} {...lineOfText} name="discount" inputMode="decimal" />
        <FormField {...field} typed={{ until }} name="until" options={money.untilDays} />
      </div>
      <FormField
        {...field}
        {...lineOfText}
        name="reason"
        hint={`Before GST. ${view.first} can read it, and the invoice shows it`}
      />
      <FormField {...field} name="parts" as="boxes" />
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

/** What the server computed; submitted with other answers, it is computed again. */
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
