/** Calls and other tasks by when they fall due: a table, and on a phone rows of two lines with one button. */
import { ContactLinks } from '#components/desk/contact-links';
import { Tick } from '#components/desk/many';
import { Hidden, State, Submit, Time } from '#components/desk/parts';
import { TableHead } from '#components/ui/table-head';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import type { ListView } from '#lib/desk/views/list';
import type { WorkRow } from '#lib/desk/views/rows';

interface QueueProps extends Pick<ListView, 'groups' | 'filterQuery'> {
  readonly ticked: readonly string[];
}

/** The name is the link of the whole row; phone and buttons lie above it. */
export function Queue({ groups, ticked, filterQuery }: QueueProps) {
  return (
    <table className="queue">
      <caption className="sr-only">
        Enquiries waiting for us and other tasks, by when they fall due
      </caption>
      <TableHead words={['Due', 'Name', 'What', 'Phone', 'Speaks, when', 'State', 'With']} />
      {groups.map(({ id, title, count, rows }) => (
        <tbody key={id} className={id === 'overdue' ? 'group-late' : undefined}>
          <tr className="group">
            <th colSpan={7} scope="rowgroup" id={id}>
              <span className="group-title">{title}</span>{' '}
              <span className="group-note">{count}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <QueueRow key={row.id} {...{ row, ticked, filterQuery }} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps extends Pick<ListView, 'filterQuery'> {
  readonly row: WorkRow;
}

function QueueRow({ row, ticked, filterQuery }: RowProps & Pick<QueueProps, 'ticked'>) {
  const { id, task, reference, href, name, due, kind, line } = row;
  return (
    <tr
      className={due.late ? 'is-late' : undefined}
      data-task={task || undefined}
      data-id={id}
      data-due={due.iso}
      data-reference={reference}
    >
      <td className="q-due">
        {row.end === undefined && <Tick row={row} ticked={ticked} />}
        <Time iso={due.iso}>{due.text}</Time>
        <span className={due.late ? 'sub late' : 'sub'}>{due.sub}</span>
        {row.end === undefined && row.due.mark && (
          <span className={row.due.mark.late ? 'sub late' : 'sub'}>{row.due.mark.text}</span>
        )}
      </td>
      <th scope="row" className="q-name">
        <a href={href}>{name}</a>
        <span className="sub">{reference}</span>
      </th>
      <td className="q-wants">
        <span className="task-mark" data-family={row.family} aria-hidden="true" />
        <b>{kind}</b>
        {line && <span className="sub">{line}</span>}
        {row.end === undefined && row.note && <span className="sub q-note">“{row.note}”</span>}
      </td>
      <td className="q-ways">{row.phone && <ContactLinks name={name} phone={row.phone} />}</td>
      <td className="q-speaks">
        {row.language}
        {row.time && <span className="sub">{row.time}</span>}
      </td>
      <td className="q-state">
        {row.end === undefined && (
          <>
            <State mark={row.state.mark}>{row.state.label}</State>
            {row.state.since && <span className="sub">{row.state.since}</span>}
          </>
        )}
      </td>
      <td className="q-who">
        {row.who && <span className="q-holder">{row.who}</span>}
        {row.end === undefined && row.handedBy && (
          <span className="sub">from {row.handedBy}, new</span>
        )}
        <Act row={row} filterQuery={filterQuery} />
      </td>
    </tr>
  );
}

function Act({ row, filterQuery }: RowProps) {
  const { reference, name, href, end } = row;
  if (row.mayTake && row.version !== undefined) {
    return (
      <form method="post" action={deskEnquiryCall(reference)}>
        <Hidden fields={{ version: row.version, back: 'list', sift: filterQuery }} />
        <Submit look="take" value="take">
          Take<span className="sr-only"> the enquiry of {name}</span>
        </Submit>
      </form>
    );
  }
  if (end) {
    return (
      <a className="take" href={end.href}>
        {end.verb}
        <span className="sr-only">
          : {row.kind}, {name}
        </span>
      </a>
    );
  }
  const tel = row.phone?.tel;
  return (
    <a className="take q-call" href={tel ?? href}>
      {tel ? 'Call' : 'Open'}
      <span className="sr-only"> {name}</span>
    </a>
  );
}
