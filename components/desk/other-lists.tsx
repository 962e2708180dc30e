import { Many, ManyDone, Tick } from '#components/desk/many';
import {
  EnquiryLink,
  Hidden,
  PagerLine,
  RowConfirmation,
  SearchInput,
  State,
  Submit,
} from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { OtherListView } from '#lib/desk/views/list';

export function DonePage({ desk, view }: { desk: Desk; view: OtherListView }) {
  return (
    <DeskShell desk={desk} tab="done" state={view.rows.length > 0 ? 'list' : 'nothing-found'}>
      <DeskHead title="Done">
        Closed enquiries, the newest first. Each can be opened again.
      </DeskHead>
      <div className="wrap">
        <search>
          <form className="find" method="get" action={routes.deskDone}>
            <SearchInput label="Name, phone, e-mail or reference" query={view.query.q} />
            <Submit>Find</Submit>
          </form>
        </search>
        {view.rows.length === 0 ? (
          <NothingDone q={view.query.q} />
        ) : (
          <ul className="earlier done-list">
            {view.rows.map((row) => (
              <li key={row.reference}>
                <a href={row.href}>
                  <span className="when">{row.doneAt ?? row.received}</span>
                  <span>
                    <b>{row.name}</b>
                    <span className="sub">
                      {row.kind}, {row.reference}. {row.line}
                    </span>
                  </span>
                  <State mark={row.state.mark}>
                    {row.state.label}
                    {row.who && <span className="by"> {row.who}</span>}
                  </State>
                </a>
              </li>
            ))}
          </ul>
        )}
        <PagerLine pager={view.pager} csv={view.csv} />
      </div>
    </DeskShell>
  );
}

function NothingDone({ q }: { q: string }) {
  if (!q) return <p>Nothing has been closed yet.</p>;
  return (
    <>
      <p>Nobody here has “{q}”.</p>
      <p className="acts-row">
        <a className="button line low" href={`${routes.desk}?${new URLSearchParams({ q })}`}>
          Search those who are waiting
        </a>
      </p>
    </>
  );
}

export function SuspiciousPage({ desk, view }: { desk: Desk; view: OtherListView }) {
  return (
    <DeskShell desk={desk} tab="suspicious" state={view.rows.length > 0 ? 'list' : 'nothing-found'}>
      <DeskHead title="Suspicious posts">
        These may not be from a person. Only the daily digest lists them. Read each one: is it a
        person?
      </DeskHead>
      <RowConfirmation confirmation={view.confirmation} />
      <div className="wrap">
        {view.rows.length === 0 && (
          <p>
            {view.query.q
              ? `No suspicious post has “${view.query.q}”.`
              : 'Nothing to check. What was closed as spam is in the done list.'}
          </p>
        )}
        {view.rows.length > 0 && (
          <ul className="suspects">
            {view.rows.map((row) => (
              <li key={row.reference}>
                <div>
                  <a className="text-link" href={row.href}>
                    {row.name}
                  </a>
                  <span className="sub">
                    {row.kind}, {row.reference}, {row.received}: {row.suspicion}
                  </span>
                  <span className="sub">{row.line}</span>
                </div>
                <form className="acts-row" method="post" action={deskEnquiryCall(row.reference)}>
                  <Hidden fields={{ version: row.version, outcome: 'spam', back: 'suspicious' }} />
                  <Submit look="take" value="not-suspicious">
                    It is a person<span className="sr-only">: {row.name}</span>
                  </Submit>
                  <Submit look="take" value="close">
                    Close as spam<span className="sr-only">: {row.name}</span>
                  </Submit>
                </form>
              </li>
            ))}
          </ul>
        )}
        <PagerLine pager={view.pager} csv={view.csv} />
      </div>
    </DeskShell>
  );
}

export function UndatedPage({ desk, view }: { desk: Desk; view: OtherListView }) {
  return (
    <DeskShell desk={desk} tab="enquiries" state={view.rows.length > 0 ? 'list' : 'nothing-found'}>
      <DeskHead title="Without a date">
        We have spoken or written, and no next call is fixed: they will decide. Fix a call or close
        the enquiry when you know more.
      </DeskHead>
      {view.many.done && (
        <ManyDone done={view.many.done} back={{ list: 'undated', sift: view.filterQuery }} />
      )}
      <div className="wrap">
        {view.rows.length === 0 ? (
          <p>Every open enquiry has a date and time.</p>
        ) : (
          <ul className="earlier done-list">
            {view.rows.map((row) => (
              <li key={row.reference} className="ticked-row">
                <Tick row={row} ticked={view.many.ticked} />
                <EnquiryLink
                  href={row.href}
                  date={row.state.since ?? row.received}
                  title={row.name}
                  sub={`${row.kind}, ${row.reference}${row.who ? `, with ${row.who}` : ''}. ${row.line}`}
                  mark={row.state.mark}
                  label={row.state.label}
                />
              </li>
            ))}
          </ul>
        )}
        {view.rows.length > 0 && <Many view={view} list="undated" />}
        <PagerLine pager={view.pager} csv={view.csv} />
      </div>
    </DeskShell>
  );
}
