import { PageTurns, SearchInput, State, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { Options, Select } from '#components/ui/plain-field';
import { TableHead } from '#components/ui/table-head';
import { routes } from '#data/addresses/routes';
import { added, type LedgerAmounts, nothing } from '#lib/accounting/rules/returns';
import type { MonthTotal } from '#lib/accounting/views';
import type { PaymentLine, PaymentsView } from '#lib/payments/views/desk';
import { inRupees } from '#lib/platform/values/money';

/** Open amounts come before received ones; then the months, and the files of one month. */
export function PaymentsPage({ desk, view }: { desk: Desk; view: PaymentsView }) {
  const { groups, query, show } = view;
  const isPlain = !query && show === 'all';
  return (
    <DeskShell desk={desk} tab="payments" state={groups.length === 0 ? 'empty' : 'payments'}>
      <Head view={view} />
      <div className="wrap pays">
        <Find view={view} />
        {isPlain && view.sums.overdue.many + view.sums.open.many === 0 && (
          <p className="pays-none">
            No payments pending. To make a request, open an enquiry and choose Ask for payment.
          </p>
        )}
        {groups.length > 0 && <PaymentRows groups={groups} />}
        {groups.length === 0 && !isPlain && (
          <p className="pays-none">
            {query ? `Nobody here has “${query}” in a name or a number.` : 'None at present.'}
          </p>
        )}
        <Pager view={view} />
        <MonthRows months={view.months} />
        <MonthExports view={view} />
      </div>
    </DeskShell>
  );
}

function Head({ view: { sums, nowIso, nowShown } }: { view: PaymentsView }) {
  const { overdue, open, back, transfer } = sums;
  const toCome = overdue.paise + open.paise;
  return (
    <DeskHead title={toCome === 0 ? 'No payments pending' : `${rupees(toCome)} pending`}>
      {overdue.paise > 0 && (
        <>
          <b className="late">{rupees(overdue.paise)} overdue</b>,{' '}
        </>
      )}
      {rupees(open.paise)} open, {rupees(back.paise)} to refund, {rupees(transfer.paise)} to
      transfer. <time dateTime={nowIso}>{nowShown}</time>
    </DeskHead>
  );
}

function Find({ view: { query, show, choices } }: { view: PaymentsView }) {
  return (
    <search>
      <form className="find" method="get" action={routes.deskPayments} aria-label="Payments">
        <SearchInput label="Name, request, invoice or payment number" query={query} />
        <fieldset className="filter-links switch-labels">
          <legend className="sr-only">Show</legend>
          {choices.map(({ id, label, many }) => (
            <label key={id}>
              <input type="radio" name="show" value={id} defaultChecked={id === show} />
              {label}
              {many !== undefined && <span className="n">{many}</span>}
            </label>
          ))}
        </fieldset>
        <Submit>Find</Submit>
      </form>
    </search>
  );
}

function Pager({ view: { shown, more, show, before, next } }: { view: PaymentsView }) {
  return (
    <PageTurns
      {...{ before, next }}
      summary={more ? `${shown} shown, there are more` : `${shown} shown`}
    >
      {show === 'all' && (
        <a className="action" href={`${routes.deskPayments}?show=received`}>
          All received
        </a>
      )}
    </PageTurns>
  );
}

const rupees = (paise: number) => inRupees(paise / 100);

/** Groups with their sums; below 60rem each row is a card. */
function PaymentRows({ groups }: Pick<PaymentsView, 'groups'>) {
  return (
    <table className="ledger pay-rows">
      <caption className="sr-only">Payments due, to be refunded, and received</caption>
      <TableHead
        words={['Due', 'Name', 'For']}
        numbers={['Amount with GST']}
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

const columns = [
  ['Taxable value', 'taxablePaise'],
  ['CGST', 'cgstPaise'],
  ['SGST', 'sgstPaise'],
  ['IGST', 'igstPaise'],
] as const satisfies readonly (readonly [string, keyof LedgerAmounts])[];

/** The newest first; the first of them is not over yet. */
function MonthRows({ months }: { months: readonly MonthTotal[] }) {
  const sum = months.reduce((all, { amounts }) => added(all, amounts), nothing);
  const many = (of: 'invoices' | 'creditNotes') => months.reduce((all, each) => all + each[of], 0);
  return (
    <section className="months" aria-labelledby="months">
      <h2 id="months">Month by month, credit notes taken off</h2>
      <table className="ledger month-rows">
        <TableHead
          words={['Month']}
          numbers={['Invoices', 'Credit notes', ...columns.map(([label]) => label), 'Received']}
        />
        <tbody>
          {months.map(({ month, invoices, creditNotes, amounts }, at) => (
            <tr key={month.id} data-month={month.id}>
              <th scope="row">
                {month.name} {at === 0 && <span className="so-far">so far</span>}
              </th>
              <PaymentNumbers of={{ invoices, creditNotes, amounts }} />
            </tr>
          ))}
        </tbody>
        {months.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{months.length} months</th>
              <PaymentNumbers
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

function PaymentNumbers({
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
function MonthExports({ view }: { view: PaymentsView }) {
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
            You must have signed in within the last hour. The files contain names and GSTINs: do not
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
            <TableHead words={['Table']} numbers={['Rows', 'Taxable value', 'Tax']} />
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
                <th scope="row">Total</th>
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
