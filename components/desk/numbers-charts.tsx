import type { ReactNode } from 'react';
import type { NumbersView } from '#lib/desk/views/numbers';

interface ChartProps {
  readonly title: string;
  readonly description: string;
  /** Labels of the scale at the left, from 0 up; the last one is the maximum. */
  readonly steps: readonly string[];
  readonly weeks: NumbersView['weeks'];
  readonly children: ReactNode;
}

/** Room above the highest value, for its figure. */
const head = 12;
/** From the bottom of the chart, in percent of its height. */
const heightOf = (part: number) => part * (100 - head);
const yOf = (part: number) => `${(100 - heightOf(part)).toFixed(2)}%`;
const xOf = (at: number, of: number) => `${(((at + 0.5) / of) * 100).toFixed(2)}%`;

/** Places are percentages of the box, so words keep their size whatever its width. */
function Chart({ title, description, steps, weeks, children }: ChartProps) {
  return (
    <div className="chart">
      <svg className="chart-scale" aria-hidden="true">
        {steps.map((step, at) => (
          <text
            key={step}
            x="100%"
            y={yOf(at / (steps.length - 1))}
            dx="-8"
            dy="4"
            textAnchor="end"
          >
            {step}
          </text>
        ))}
      </svg>
      <svg className="chart-plot" role="img" aria-label={`${title}. ${description}`}>
        {steps.map((step, at) => (
          <line
            key={step}
            className={at === 0 ? 'base' : 'grid'}
            x1="0"
            x2="100%"
            y1={yOf(at / (steps.length - 1))}
            y2={yOf(at / (steps.length - 1))}
          />
        ))}
        {children}
      </svg>
      <ol className="chart-weeks" aria-hidden="true">
        {weeks.map(({ iso, day, month, isNow }) => (
          <li key={iso} className={isNow ? 'now' : undefined}>
            <span>{day}</span>
            <span>{month}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On a phone every other figure holds, the last one among them. */
const figureClass = (at: number, of: number) =>
  (of - 1 - at) % 2 === 1 ? 'every-other' : undefined;

/** A week without contacts has a gap, not a zero. */
export function MedianChart({ view }: { view: NumbersView }) {
  const { median, weeks } = view;
  if (median.rows.every(({ part }) => part === undefined)) {
    return (
      <section aria-labelledby="median">
        <h2 id="median">Median time to contact, in office hours</h2>
        <p>There were no first contacts in these weeks.</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="median">
      <h2 id="median">Median time to contact, in office hours</h2>
      <p className="key">
        <span className="k-line">
          Hours from receipt to the first conversation or mail, Mon to Fri, 10:00 AM to 6:00 PM
        </span>
      </p>
      <Chart
        title="Median time to contact, a point a week"
        description={median.description}
        steps={median.steps}
        weeks={weeks}
      >
        {median.rows.map(({ part }, at) => {
          const next = median.rows[at + 1]?.part;
          if (part === undefined || next === undefined) return null;
          return (
            <line
              key={weeks[at]?.iso}
              className={at + 1 === weeks.length - 1 ? 'line now' : 'line'}
              x1={xOf(at, weeks.length)}
              y1={yOf(part)}
              x2={xOf(at + 1, weeks.length)}
              y2={yOf(next)}
            />
          );
        })}
        {median.rows.map(({ part, short }, at) =>
          part === undefined ? null : (
            <g key={weeks[at]?.iso}>
              <circle
                className={weeks[at]?.isNow ? 'point now' : 'point'}
                cx={xOf(at, weeks.length)}
                cy={yOf(part)}
                r="4"
              />
              <text
                className={figureClass(at, weeks.length)}
                x={xOf(at, weeks.length)}
                y={yOf(part)}
                dy={isValley(median.rows, at) ? '18' : '-10'}
                textAnchor="middle"
              >
                {short}
              </text>
            </g>
          ),
        )}
      </Chart>
      <WeekNumbers
        caption="Median time to contact by week"
        weeks={weeks}
        columns={[
          { title: 'First contacts', of: (at) => median.rows[at]?.contacts },
          { title: 'Median', of: (at) => median.rows[at]?.shown },
        ]}
      />
    </section>
  );
}

type Rows = NumbersView['median']['rows'];

function isValley(rows: Rows, at: number): boolean {
  const part = rows[at]?.part ?? 0;
  const higher = (other: number) => (rows[other]?.part ?? 0) > part;
  return part > 0.15 && higher(at - 1) && higher(at + 1);
}

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
      <WeekNumbers
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

interface NumbersTableProps {
  caption: string;
  weeks: NumbersView['weeks'];
  columns: readonly {
    readonly title: string;
    readonly short?: string;
    readonly of: (at: number) => ReactNode;
    readonly sum?: ReactNode;
  }[];
}

export function WeekNumbers({ caption, weeks, columns }: NumbersTableProps) {
  const cells = (figureOf: (column: NumbersTableProps['columns'][number]) => ReactNode) =>
    columns.map((column) => (
      <td key={column.title} className="figure">
        {figureOf(column)}
      </td>
    ));
  return (
    <details className="more-rows">
      <summary>The same figures as a table</summary>
      <table className="figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            {columns.map(({ title, short }) => (
              <th key={title} scope="col" className="figure">
                {short ? <abbr title={title}>{short}</abbr> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ iso, label, at, isNow }) => (
            <tr key={iso}>
              <th scope="row">
                <time dateTime={iso}>{label}</time>
                {isNow && <span className="so-far"> so far</span>}
              </th>
              {cells(({ of }) => of(at))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ sum }) => sum !== undefined) && (
          <tfoot>
            <tr>
              <th scope="row">12 weeks</th>
              {cells(({ sum }) => sum)}
            </tr>
          </tfoot>
        )}
      </table>
    </details>
  );
}
