/** Asking for payment: the form shows what the server computed before anything is kept. */
import { ActionForm, type ActionProps } from '#components/desk/action-form';
import { AskedTotal } from '#components/desk/asked-total';
import { Pick } from '#components/desk/line-pick';
import { errorIn, listIn, Problem, ShortField } from '#components/desk/short-field';
import type { MoneyView } from '#lib/server/desk/enquiry/money-types';

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
