import { TableHead } from '#components/ui/table-head';
import type { MonthTotal } from '#lib/server/books/ledger';
import { inRupees } from '#lib/shared/money';
import { added, type LedgerAmounts, nothing } from '#lib/shared/tax/rules';

const columns = [
  ['Taxable value', 'taxablePaise'],
  ['CGST', 'cgstPaise'],
  ['SGST', 'sgstPaise'],
  ['IGST', 'igstPaise'],
] as const satisfies readonly (readonly [string, keyof LedgerAmounts])[];

/** The newest first; the first of them is not over yet. */
export function MonthRows({ months }: { months: readonly MonthTotal[] }) {
  const sum = months.reduce((all, { amounts }) => added(all, amounts), nothing);
  const many = (of: 'invoices' | 'creditNotes') => months.reduce((all, each) => all + each[of], 0);
  return (
    <section className="months" aria-labelledby="months">
      <h2 id="months">Month by month, credit notes taken off</h2>
      <table className="ledger month-rows">
        <TableHead
          words={['Month']}
          figures={['Invoices', 'Credit notes', ...columns.map(([label]) => label), 'Received']}
        />
        <tbody>
          {months.map(({ month, invoices, creditNotes, amounts }, at) => (
            <tr key={month.id} data-month={month.id}>
              <th scope="row">
                {month.name} {at === 0 && <span className="so-far">so far</span>}
              </th>
              <Figures of={{ invoices, creditNotes, amounts }} />
            </tr>
          ))}
        </tbody>
        {months.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{months.length} months</th>
              <Figures
                of={{ invoices: many('invoices'), creditNotes: many('creditNotes'), amounts: sum }}
                isSum
              />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Figures({
  of: { invoices, creditNotes, amounts },
  isSum,
}: {
  of: Omit<MonthTotal, 'month'>;
  isSum?: boolean;
}) {
  return (
    <>
      <td className="figure" data-l="Invoices">
        {invoices}
      </td>
      <td className="figure" data-l="Credit notes">
        {creditNotes}
      </td>
      {columns.map(([label, name]) => (
        <td key={label} className="figure" data-l={label} data-paise={amounts[name]}>
          {inRupees(amounts[name] / 100)}
        </td>
      ))}
      <td className="figure" data-l="Received" data-paise={amounts.totalPaise}>
        <b className={isSum ? 'sum' : undefined}>{inRupees(amounts.totalPaise / 100)}</b>
      </td>
    </>
  );
}
