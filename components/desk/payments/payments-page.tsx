import { PageTurns, SearchInput, Submit } from '#components/desk/parts';
import { MonthExports } from '#components/desk/payments/month-exports';
import { MonthRows } from '#components/desk/payments/month-rows';
import { PaymentRows } from '#components/desk/payments/payment-rows';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import type { PaymentsView } from '#lib/server/desk/payments/payments-view';
import { routes } from '#lib/shared/addresses/routes';
import { inRupees } from '#lib/shared/money';

/** Who owes, before what came; then the months, and the files of one. */
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
            Nobody owes anything. To make a request, open an enquiry and choose Ask for payment.
          </p>
        )}
        {groups.length > 0 && <PaymentRows groups={groups} />}
        {groups.length === 0 && !isPlain && (
          <p className="pays-none">
            {query
              ? `Nobody here has “${query}” in a name or a number.`
              : 'There is nothing of this kind.'}
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
  const { overdue, open, back } = sums;
  const toCome = overdue.paise + open.paise;
  return (
    <DeskHead
      title={toCome === 0 ? 'Nothing is still to come' : `${rupees(toCome)} is still to come`}
    >
      {overdue.paise > 0 && (
        <>
          <b className="late">{rupees(overdue.paise)} overdue</b>,{' '}
        </>
      )}
      {rupees(open.paise)} open, {rupees(back.paise)} to go back.{' '}
      <time dateTime={nowIso}>{nowShown}</time>
    </DeskHead>
  );
}

function Find({ view: { query, show, choices } }: { view: PaymentsView }) {
  return (
    <search>
      <form className="find" method="get" action={routes.deskPayments} aria-label="Payments">
        <SearchInput label="Name, request, invoice or payment number" query={query} />
        <fieldset className="sift-links switch-labels">
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
      told={more ? `${shown} shown, there are more` : `${shown} shown`}
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
