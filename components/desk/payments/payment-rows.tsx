import { State } from '#components/desk/parts';
import { TableHead } from '#components/ui/table-head';
import type { PaymentLine } from '#lib/server/desk/payments/payment-lines';
import type { PaymentsView } from '#lib/server/desk/payments/payments-view';
import { inRupees } from '#lib/shared/money';

/** Groups with their sums; below 60rem each row is a card. */
export function PaymentRows({ groups }: Pick<PaymentsView, 'groups'>) {
  return (
    <table className="ledger pay-rows">
      <caption className="sr-only">Payments that are due, that go back, and that came</caption>
      <TableHead
        words={['Due', 'Name', 'For']}
        figures={['Amount with GST']}
        after={['State', 'Phone, next']}
      />
      {groups.map(({ id, title, sum, lines }) => (
        <tbody key={id} data-group={id}>
          <tr className={id === 'overdue' ? 'group group-late' : 'group'}>
            <th colSpan={3} scope="rowgroup">
              <span className="group-title">{title}</span>
              <span className="group-note">{sum.many}</span>
            </th>
            <td className="figure">
              <b>{inRupees(sum.paise / 100)}</b>
            </td>
            <td colSpan={2} />
          </tr>
          {lines.map((line) => (
            <PaymentRow key={line.key} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function PaymentRow({ line }: { line: PaymentLine }) {
  const { due, late, name, href, number, what, amount, amountSub, state } = line;
  return (
    <tr className={late ? 'is-late' : undefined}>
      <td className="p-due">
        <time dateTime={due.iso}>{due.text}</time>
        <span className="sub">{due.sub}</span>
      </td>
      <th scope="row">
        {href ? <a href={href}>{name}</a> : name}
        <span className="sub num">{number}</span>
      </th>
      <td className="p-what">{what}</td>
      <td className="figure p-sum">
        <b>{amount}</b>
        <span className="sub">{amountSub}</span>
      </td>
      <td className="p-state">
        <State mark={state.mark}>{state.label}</State>
        {state.sub && <span className="sub">{state.sub}</span>}
      </td>
      <td className="p-do">
        <Act line={line} />
      </td>
    </tr>
  );
}

const looks = { call: 'p-tel', do: 'take', open: 'text-link' } as const;

function Act({ line: { act, name, amountSub } }: { line: PaymentLine }) {
  if (!act) return null;
  return (
    <a className={looks[act.kind]} href={act.href}>
      {act.kind === 'call' && <span className="sr-only">Call {name}, </span>}
      {act.label}
      {act.kind !== 'call' && <span className="sr-only"> {amountSub}</span>}
    </a>
  );
}
