import { practiceEntryPath, routes } from '#data/addresses/routes';
import { firstBill, firstEntry, type Side, sideNames } from '#lib/practice/rules/first-entry';
import { inputName } from '#lib/practice/rules/worksheet';

/**
 * A bill and its entry: one tap a line. The styles ink what is right and strike what is not; the button asks the server
 * for the same, for browsers that cannot and for whoever uses neither.
 */
export function FirstEntry() {
  return (
    <form
      className="one-entry"
      id="entry"
      method="post"
      action={practiceEntryPath}
      aria-labelledby="entry-title"
      data-entry=""
      data-native=""
    >
      <FirstBill />
      <section className="leaf lines">
        <span className="leaf-margin" aria-hidden="true" />
        <h2 id="entry-title">
          <span className="ask">Enter this bill: debit or credit?</span>
          <span className="told">Right. Both sides agree.</span>
        </h2>
        <div className="cols" aria-hidden="true">
          <span>Journal</span>
          <span>{sideNames.d}</span>
          <span>{sideNames.k}</span>
        </div>
        {firstEntry.map(({ cell, account, amount, side, why }) => (
          <fieldset key={cell} className="e-row">
            <legend>
              {side === 'k' && <span className="to">To </span>}
              {account}
            </legend>
            {(['d', 'k'] as const).map((of) => (
              <Choice key={of} {...{ cell, amount, of }} isRight={of === side} />
            ))}
            <p className="why">{why}</p>
          </fieldset>
        ))}
        <div className="e-sum" aria-hidden="true">
          <span>Total</span>
          <b>{firstBill.total}</b>
          <b>{firstBill.total}</b>
        </div>
        <div className="e-act">
          <p className="hint">Tap a side in each line. The bill has the amounts.</p>
          <p className="told">A purchase with input tax. Paper 1 has ten more like it.</p>
          <button type="submit" className="check">
            Check
          </button>
          <a className="more" href={routes.practice}>
            Open your practice book
          </a>
        </div>
      </section>
    </form>
  );
}

interface ChoiceProps {
  cell: string;
  amount: string;
  of: Side;
  isRight: boolean;
}

const Choice = ({ cell, amount, of, isRight }: ChoiceProps) => (
  <label className={isRight ? 'e-cell ok' : 'e-cell no'}>
    <input type="radio" name={inputName(cell)} value={of} />
    <span className="sr-only">
      {sideNames[of]} {amount}
    </span>
    <b aria-hidden="true">{amount}</b>
  </label>
);

export function FirstBill() {
  const { from, about, goods, taxes, eachTax, total } = firstBill;
  return (
    <section className="bill" aria-label="The bill">
      <p className="bill-tag">Original for recipient</p>
      <p className="bill-name">{from}</p>
      {about.map((line) => (
        <p key={line} className="bill-sub">
          {line}
        </p>
      ))}
      <table>
        <tbody>
          <tr>
            <th scope="row">
              {goods.name}
              <span>{goods.note}</span>
            </th>
            <td>{goods.amount}</td>
          </tr>
          {taxes.map((tax) => (
            <tr key={tax}>
              <th scope="row">{tax}</th>
              <td>{eachTax}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">To pay</th>
            <td>₹{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
