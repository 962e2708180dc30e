import { Chart, figureClass, heightOf, xOf, yOf } from '#components/desk/chart';
import { WeekHead } from '#components/desk/numbers-kinds';
import { TableHead } from '#components/ui/table-head';
import type { NumbersView } from '#lib/server/desk/numbers/numbers-view';

/** Promises by the week in which they fell due: in time, late, and not recorded by anybody. */
export function PromiseChart({ view }: { view: NumbersView }) {
  const { promise, weeks } = view;
  if (promise.rows.every(({ due }) => due === 0)) {
    return (
      <section aria-labelledby="promise">
        <h2 id="promise">Contacted within the promise</h2>
        <p>No promise fell due in these weeks.</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">Contacted within the promise</h2>
      <p className="key">
        <span className="k-bar">In time</span>
        <span className="k-miss">Late</span>
        <span className="k-none">Not recorded</span>
        <span className="k-now">This week</span>
      </p>
      <Chart
        title="Contacted within the promise, a column a week"
        description={promise.description}
        steps={promise.steps}
        weeks={weeks}
      >
        {weeks.map(({ iso, at, isNow }) => (
          <Column key={iso} {...{ view, at, isNow }} />
        ))}
      </Chart>
      <details className="more-rows">
        <summary>The same figures as a table</summary>
        <table className="figures">
          <caption className="sr-only">
            Contacted within the promise, by the week in which it fell due
          </caption>
          <TableHead
            words={['Week from']}
            figures={['Due', 'In time', 'Late', 'Not rec.', 'Share']}
          />
          <tbody>
            {weeks.toReversed().map((week) => {
              const row = promise.rows[week.at];
              return (
                <tr key={week.iso}>
                  <WeekHead week={week} />
                  <td className="figure">{row?.due}</td>
                  <td className="figure">{row?.inTime}</td>
                  <td className="figure">{row?.late}</td>
                  <td className="figure">{row?.notRecorded}</td>
                  <td className="figure">{row?.share}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Column({ view, at, isNow }: { view: NumbersView; at: number; isNow: boolean }) {
  const { promise, weeks } = view;
  const row = promise.rows[at];
  if (!row || row.due === 0) return null;
  const width = 100 / weeks.length;
  const parts = [
    [row.inTime, isNow ? 'bar now' : 'bar'],
    [row.late, 'miss'],
    [row.notRecorded, 'unknown'],
  ] as const;
  let below = 0;
  return (
    <>
      {parts.map(([count, className]) => {
        const from = below;
        below += count;
        if (count === 0) return null;
        return (
          <rect
            key={className}
            className={className}
            x={`${(width * (at + 0.16)).toFixed(2)}%`}
            width={`${(width * 0.68).toFixed(2)}%`}
            y={yOf((from + count) / promise.top)}
            height={`${heightOf(count / promise.top).toFixed(2)}%`}
          />
        );
      })}
      <text
        className={figureClass(at, weeks.length)}
        x={xOf(at, weeks.length)}
        y={yOf(row.due / promise.top)}
        dy="-5"
        textAnchor="middle"
      >
        {row.short}
      </text>
    </>
  );
}
