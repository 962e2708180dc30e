import { Chart, figureClass, heightOf, xOf, yOf } from '#components/desk/chart';
import { WeekFigures } from '#components/desk/week-figures';
import type { NumbersView } from '#lib/server/desk/numbers/views';

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
      <WeekFigures
        caption="Contacted within the promise, by the week in which it fell due"
        weeks={weeks}
        columns={[
          { title: 'Due', of: (at) => promise.rows[at]?.due },
          { title: 'In time', of: (at) => promise.rows[at]?.inTime },
          { title: 'Late', of: (at) => promise.rows[at]?.late },
          { title: 'Not rec.', of: (at) => promise.rows[at]?.notRecorded },
          { title: 'Share', of: (at) => promise.rows[at]?.share },
        ]}
      />
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
