/** Sittings on the desk: the list, and the sheet of one, which looking at does not change. */
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { MarkedSheet } from '#components/practice/marked-sheet';
import { Worksheet } from '#components/practice/worksheet';
import { Rows } from '#components/ui/rows';
import { TableHead } from '#components/ui/table-head';
import { routes } from '#data/addresses/routes';
import { halves } from '#lib/practice/rules/halves';
import type { DeskExamView, ExamRow, ExamsView } from '#lib/practice/views';

export function ExamsPage({ desk, view }: { desk: Desk; view: ExamsView }) {
  const groups = view.groups.filter(({ rows }) => rows.length > 0);
  return (
    <DeskShell desk={desk} tab="exams" state={groups.length === 0 ? 'empty' : 'list'}>
      <DeskHead title="Practical papers">
        Invite from the page of an enquiry, once the interview is passed. Viewing a worksheet
        changes nothing.
      </DeskHead>
      <div className="wrap exams">
        {groups.length === 0 && <p>Nobody has been invited yet.</p>}
        {groups.map(({ title, rows }) => (
          <section key={title} aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>
              {title} <span className="num text-quiet">{rows.length}</span>
            </h2>
            <table className="exam-rows">
              <TableHead words={['Who', 'Paper', 'Status']} />
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id} {...marksOf(row)}>
                    <th scope="row">
                      <a href={row.enquiry}>{row.name}</a>
                      <span className="sub num">{row.reference}</span>
                    </th>
                    <td>
                      {row.title}
                      <span className="sub">{row.window}</span>
                    </td>
                    <td>
                      <Standing row={row} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
        {view.isCut && <p className="small">The newest 200 are shown.</p>}
      </div>
    </DeskShell>
  );
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

export const marksOf = ({ id, module, state }: Pick<ExamRow, 'id' | 'module' | 'state'>) => ({
  'data-exam': id,
  'data-module': module,
  'data-state': state,
});

export function Standing({ row }: { row: ExamRow }) {
  const { standing, href, started, ended, ends, networks, attempt, voidReason, certificate } = row;
  const facts = [
    attempt,
    started && `started ${started}`,
    ends && `ends ${ends}`,
    ended && `handed in ${ended}`,
    networks > 1 && `opened from ${networks} networks`,
    voidReason && `“${voidReason}”`,
    certificate && `certificate ${certificate}`,
  ].filter(Boolean);
  return (
    <>
      {started ? <a href={href}>{standing}</a> : <b>{standing}</b>}
      <span className="sub">{facts.join(', ')}</span>
    </>
  );
}

export function ExamSheetPage({ desk, view }: { desk: Desk; view: DeskExamView }) {
  const { name, enquiry, title, standing, made, typed, marked, fault } = view;
  return (
    <DeskShell desk={desk} tab="exams" state={view.state}>
      <DeskHead
        title={name}
        crumbs={
          <>
            <a href={routes.deskExams}>Practical papers</a>
            <a href={enquiry}>{view.reference}</a>
          </>
        }
      >
        {title}. {standing}. Viewing it changes nothing, and nobody can change an answer.
      </DeskHead>
      <div className="wrap" {...marksOf(view)}>
        <Rows
          className="due-lines"
          rows={[
            ['Open', view.window],
            ['Attempt', view.attempt],
            ['Started', view.started ?? 'not yet'],
            ...(view.ends ? [['Ends', view.ends] as const] : []),
            ...(view.ended ? [['Handed in', view.ended] as const] : []),
            ...(view.saved ? [['Last saved', view.saved] as const] : []),
            ['Networks it was opened from', String(view.networks)],
            ...(marked ? [['Marks', `${halves(marked.score)} of ${marked.of}`] as const] : []),
            ...(fault ? [['Not marked, because', fault] as const] : []),
          ]}
        />
      </div>
      {made && marked && (
        <div className="wrap mk-body">
          <MarkedSheet made={made} marked={marked} when={title} title="The sheet, marked" />
        </div>
      )}
      {made && !marked && (
        <fieldset disabled className="work exam-look">
          <legend className="sr-only">The sheet as it is saved</legend>
          <Worksheet made={made} typed={typed ?? {}} />
        </fieldset>
      )}
    </DeskShell>
  );
}
