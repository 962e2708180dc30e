/** Asking for payment: the form shows what the server computed before anything is kept. */

import { fieldOf, LineField, listIn } from '#components/desk/action-fields';
import { ActionForm, type ActionProps } from '#components/desk/action-form';
import { AskedTotal } from '#components/desk/asked-total';
import { Submit } from '#components/desk/parts';
import { Options, Select, sameWords, Wrong } from '#components/ui/plain-field';
import type { LineChoice } from '#lib/server/desk/enquiry/line-choices';
import type { MoneyView } from '#lib/server/desk/enquiry/money-view';

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
