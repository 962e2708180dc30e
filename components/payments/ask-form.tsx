/** The form that asks for payment: what for, in how many parts, and what it comes to. */
import { ActionForm, type ActionProps, fieldOf } from '#components/desk/action-parts';
import { FormField } from '#components/forms/form-field';
import { Wrong } from '#components/ui/plain-field';
import type { AskedView, LineChoice, MoneyView } from '#lib/desk/views/money';
import { askForm } from '#lib/payments/forms';

const lineOfText = { maxLength: 500, autoComplete: 'off' };

type MoneyProps = ActionProps & { readonly money: MoneyView };

/** Lines are found by typing and the total follows each choice (`lib/desk/browser/ask.ts`); without script all lines are listed and the server shows the total. */
export function AskForm({ view, rejected, money }: MoneyProps) {
  const field = {
    form: askForm,
    ...fieldOf('ask-payment', rejected, { parts: '1' }),
  };
  const until = field.typed.until || money.usualUntil;
  const mine = rejected?.action === 'ask-payment' ? rejected : undefined;
  const picked = mine && new Set([field.typed.line].flat().map(String));
  const isPicked = (code: string, isChosen: boolean) => picked?.has(code) ?? isChosen;
  // Where nothing is chosen yet, choosing is what the form is there for.
  const foldsOpen =
    !money.chosen.some(({ isChosen }) => isChosen) ||
    money.groups.some(({ lines }) => lines.some(({ code }) => picked?.has(code)));
  const asked = mine?.asked;
  return (
    <ActionForm name="ask-payment" title="Ask for payment" {...{ view, rejected }}>
      <div className="field when-script">
        <label htmlFor="ask-find">Find a line</label>
        <p className="hint" id="ask-find-hint">
          Such as gst, tally or 60 hours; Enter chooses the first one found
        </p>
        <input
          id="ask-find"
          type="search"
          autoComplete="off"
          aria-describedby="ask-find-hint"
          data-find-line=""
        />
      </div>
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
      <div data-asked="" role="status">
        {asked && <AskedTotal asked={asked} />}
      </div>
      <div className="acts-row">
        <button type="submit" className="button" hidden={!asked} data-ask="">
          Ask for {asked?.total}
        </button>
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
      <input
        type="checkbox"
        name="line"
        value={code}
        defaultChecked={isOn}
        data-teaches={taughtBy(line)}
      />
      <span>
        {label}
        {sub && <small> {sub}</small>}
      </span>
      <b>{fee}</b>
    </label>
  );
}

/** A batch lists the codes of its modules, because one choice is the module together with its batch. */
const taughtBy = (line: LineChoice) =>
  'what' in line && Array.isArray(line.what) ? line.what.join(' ') : undefined;

/** Submitted with other answers, it is computed again. */
function AskedTotal({ asked }: { asked: AskedView }) {
  return (
    <div className="asked-total">
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
