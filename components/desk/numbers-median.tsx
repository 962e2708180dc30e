import { Chart, figureClass, xOf, yOf } from '#components/desk/chart';
import { WeekFigures } from '#components/desk/week-figures';
import type { NumbersView } from '#lib/server/desk/numbers/views';

/** A week without contacts has a gap, not a zero. */
export function MedianChart({ view }: { view: NumbersView }) {
  const { median, weeks } = view;
  if (median.rows.every(({ part }) => part === undefined)) {
    return (
      <section aria-labelledby="median">
        <h2 id="median">Median time to contact, in office hours</h2>
        <p>We contacted nobody for the first time in these weeks.</p>
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
      <WeekFigures
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

/** Lower than its neighbours, with room below: its figure stands under the point, off the line. */
function isValley(rows: Rows, at: number): boolean {
  const part = rows[at]?.part ?? 0;
  const higher = (other: number) => (rows[other]?.part ?? 0) > part;
  return part > 0.15 && higher(at - 1) && higher(at + 1);
}
