import { Submit } from '#components/desk/parts';
import { Options, Select } from '#components/ui/plain-field';
import { TableHead } from '#components/ui/table-head';
import type { PaymentsView } from '#lib/server/desk/payments/payments-view';
import { routes } from '#lib/shared/addresses/routes';
import { inRupees } from '#lib/shared/money';

const files = [
  {
    value: 'gstr1',
    label: 'GSTR-1, a CSV a table',
    small: 'Headings of the offline tool, zipped',
  },
  {
    value: 'rows',
    label: 'Every row as one CSV',
    small: 'Invoices, credit notes, payments, refunds',
  },
] as const;

/** The files of a month, and what its return comes to. */
export function MonthExports({ view }: { view: PaymentsView }) {
  const { months, month } = view;
  const offered = months.map((each) => each.month);
  const choices = offered.some(({ id }) => id === month.id) ? offered : [month, ...offered];
  return (
    <section className="exports" aria-labelledby="exports">
      <h2 id="exports">Exports</h2>
      <div className="exports-grid">
        <form className="form" method="get" action={routes.deskPaymentsExport} data-fresh="">
          <Select
            id="month"
            name="month"
            label="Month"
            defaultValue={month.id}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Options
            legend="What"
            name="what"
            as="rows"
            options={files}
            isOn={(file) => file === files[0].value}
          />
          <div className="acts-row">
            <Submit look="button">Download</Submit>
            <button type="submit" className="button line" formAction={routes.deskPayments}>
              Add up this month
            </button>
          </div>
          <p className="notice">
            You need to have signed in within the last hour. The files have names and GSTINs: do not
            share them.
          </p>
        </form>
        <Gstr1Leaf view={view} />
      </div>
    </section>
  );
}

function Gstr1Leaf({ view: { month, tables } }: { view: PaymentsView }) {
  const sum = (of: 'taxablePaise' | 'taxPaise') => tables.reduce((all, each) => all + each[of], 0);
  const isEmpty = tables.every(({ rows }) => rows === 0);
  return (
    <div className="leaf gstr">
      <span className="leaf-margin" aria-hidden="true" />
      <h3>GSTR-1 of {month.fullName}</h3>
      {isEmpty ? (
        <p className="small">We received nothing in this month.</p>
      ) : (
        <>
          <table className="gstr-rows">
            <TableHead words={['Table']} figures={['Rows', 'Taxable value', 'Tax']} />
            <tbody>
              {tables.map(({ table, rows, taxablePaise, taxPaise }) => (
                <tr key={table} data-table={table}>
                  <th scope="row">{table}</th>
                  <td className="figure">{rows}</td>
                  <td className="figure">{inRupees(taxablePaise / 100)}</td>
                  <td className="figure">{inRupees(taxPaise / 100)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Together</th>
                <td />
                <td className="figure">
                  <b className="sum">{inRupees(sum('taxablePaise') / 100)}</b>
                </td>
                <td className="figure">
                  <b className="sum">{inRupees(sum('taxPaise') / 100)}</b>
                </td>
              </tr>
            </tfoot>
          </table>
          <p className="small">
            The same as this month above; credit notes are shown as minus. The zip also has hsn and
            docs.
          </p>
        </>
      )}
    </div>
  );
}
