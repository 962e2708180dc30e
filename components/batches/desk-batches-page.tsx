/** All batches with their seats added up, and the form for a new one. */
import { ComputedDays, PlanFields } from '#components/batches/plan-fields';
import { Hidden, State, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { TableHead } from '#components/ui/table-head';
import { deskCalls } from '#data/addresses/desk-routes';
import type { ReadPlan } from '#lib/batches/actions';
import type { BatchList } from '#lib/batches/views/desk';
import { count } from '#lib/batches/words';

interface Props {
  readonly desk: Desk;
  readonly list: BatchList;
  readonly typed: Readonly<Record<string, unknown>>;
  readonly read?: ReadPlan | undefined;
}

export function BatchesPage({ desk, list, typed, read }: Props) {
  const { lines, sums, summary } = list;
  return (
    <DeskShell desk={desk} tab="batches" state={read && 'errors' in read ? 'rejected' : 'list'}>
      <DeskHead
        title={
          lines.length === 0
            ? 'Batches'
            : `${lines.length} batch${lines.length === 1 ? '' : 'es'}, ${count(sums.left, 'seat')} left`
        }
      >
        {summary}
      </DeskHead>
      <div className="wrap desk-two">
        <div className="desk-wide">
          {lines.length === 0 ? (
            <p>
              No batch has been announced. The pages say so, and visitors can send the days that
              suit them.
            </p>
          ) : (
            <Lines lines={lines} sums={sums} />
          )}
        </div>
        <section className="desk-form" aria-labelledby="add">
          <h2 id="add">Add a batch</h2>
          <AddForm typed={typed} read={read} />
        </section>
      </div>
    </DeskShell>
  );
}

function AddForm({ typed, read }: Pick<Props, 'typed' | 'read'>) {
  const errors = read && 'errors' in read ? read.errors : {};
  return (
    <form className="form" method="post" action={deskCalls.batches} noValidate>
      <Hidden fields={{ action: 'add' }} />
      {'action' in errors && <p className="error">{errors.action}</p>}
      <PlanFields typed={typed} errors={errors} prefix="new" />
      {read && 'plan' in read && <ComputedDays plan={read.plan} />}
      <div className="acts-row">
        {read && 'plan' in read && <Submit look="button">Save and publish</Submit>}
        <button type="submit" className="button line" name="show" value="yes">
          Show the days
        </button>
      </div>
    </form>
  );
}

function Lines({ lines, sums }: Pick<BatchList, 'lines' | 'sums'>) {
  return (
    <table className="ledger batch-rows">
      <TableHead words={['Begins', 'What']} numbers={['Taken', 'Held', 'Left']} after={['State']} />
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Seats
          </th>
          <td className="figure" data-l="Taken">
            {sums.taken}
          </td>
          <td className="figure" data-l="Held">
            {sums.held}
          </td>
          <td className="figure" data-l="Left">
            <b className="sum">{sums.left}</b>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line }: { line: BatchList['lines'][number] }) {
  return (
    <tr data-batch={line.id}>
      <td className="db-date">
        <span className="db-day">{line.begins}</span>
        <span className="sub">to {line.ends}</span>
      </td>
      <th scope="row">
        <a href={line.href}>{line.title}</a>
        <span className="sub">
          {line.sample && 'Sample. '}
          {line.sub}
        </span>
      </th>
      <td className="figure" data-l="Taken">
        {line.taken}
      </td>
      <td className="figure" data-l="Held">
        {line.held}
      </td>
      <td className="figure" data-l="Left">
        <b>{line.left}</b>
      </td>
      <td className="db-state">
        <State mark={line.mark}>{line.state}</State>
      </td>
    </tr>
  );
}
