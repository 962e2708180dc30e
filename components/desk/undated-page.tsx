/** Open enquiries in which nothing is promised or agreed any more: they decide, and nobody of ours waits to call. */
import { Many, ManyDone, Tick } from '#components/desk/many';
import { EnquiryLink, PagerLine } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import type { OtherListView } from '#lib/server/desk/list/views/list';

export function UndatedPage({ desk, view }: { desk: Desk; view: OtherListView }) {
  return (
    <DeskShell desk={desk} tab="enquiries" state={view.rows.length > 0 ? 'list' : 'nothing-found'}>
      <DeskHead title="Without a date">
        We have spoken or written, and no next call is agreed: it is for them to decide. Fix a call
        or close the enquiry when you know more.
      </DeskHead>
      {view.many.done && (
        <ManyDone done={view.many.done} back={{ list: 'undated', sift: view.sift }} />
      )}
      <div className="wrap">
        {view.rows.length === 0 ? (
          <p>Every open enquiry has a day and an hour.</p>
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
