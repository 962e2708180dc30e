import { ContactLinks } from '#components/desk/contact-links';
import { Tick } from '#components/desk/many';
import { Hidden, State, Time } from '#components/desk/parts';
import { TableHead } from '#components/ui/table-head';
import type { ListView } from '#lib/server/desk/list/views/list';
import type { Row } from '#lib/server/desk/list/views/rows';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';

/** Who waits, by when they fall due. The name is the link of the whole row; phone and Take lie above it. */
export function Queue({
  groups,
  ticked,
}: {
  groups: ListView['groups'];
  ticked: readonly string[];
}) {
  return (
    <table className="queue">
      <caption className="sr-only">Enquiries waiting for us, by when they fall due</caption>
      <TableHead words={['Due', 'Name', 'Wants', 'Phone', 'Speaks, when', 'State', 'With']} />
      {groups.map(({ id, title, count, rows }) => (
        <tbody key={id} className={id === 'overdue' ? 'group-late' : undefined}>
          <tr className="group">
            <th colSpan={7} scope="rowgroup" id={id}>
              <span className="group-title">{title}</span>{' '}
              <span className="group-note">{count}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <QueueRow key={row.reference} row={row} ticked={ticked} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function QueueRow({ row, ticked }: { row: Row; ticked: readonly string[] }) {
  const { reference, href, name, due, kind, line, state, who } = row;
  return (
    <tr className={due.late ? 'is-late' : undefined} data-reference={reference}>
      <td className="q-due">
        <Tick row={row} ticked={ticked} />
        <Time iso={due.iso}>{due.text}</Time>
        <span className={due.late ? 'sub late' : 'sub'}>{due.sub}</span>
        {due.mark && <span className={due.mark.late ? 'sub late' : 'sub'}>{due.mark.text}</span>}
      </td>
      <th scope="row" className="q-name">
        <a href={href}>{name}</a>
        <span className="sub">{reference}</span>
      </th>
      <td className="q-wants">
        <b>{kind}</b>
        <span className="sub">{line}</span>
        {row.note && <span className="sub q-note">“{row.note}”</span>}
      </td>
      <td className="q-ways">
        <ContactLinks name={name} phone={row.phone} />
      </td>
      <td className="q-speaks">
        {row.language}
        <span className="sub">{row.time}</span>
      </td>
      <td className="q-state">
        <State mark={state.mark}>{state.label}</State>
        {state.since && <span className="sub">{state.since}</span>}
      </td>
      <td className="q-who">
        {who ?? (state.mark !== 'done' && <Take row={row} />)}
        {row.handedBy && <span className="sub">from {row.handedBy}, new</span>}
      </td>
    </tr>
  );
}

function Take({ row: { reference, version, name } }: { row: Row }) {
  return (
    <form method="post" action={deskEnquiryCall(reference)}>
      <Hidden fields={{ version, back: 'list' }} />
      <button type="submit" className="take" name="action" value="take">
        Take<span className="sr-only"> the enquiry of {name}</span>
      </button>
    </form>
  );
}
