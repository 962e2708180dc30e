import { WeekFigures } from '#components/desk/week-figures';
import { TableHead } from '#components/ui/table-head';
import type { NumbersView } from '#lib/server/desk/numbers/views';

/** A column a week in each row, drawn over the same scale within the row; this week is drawn open. */
export function KindTable({ view }: { view: NumbersView }) {
  return (
    <table className="ruled kinds">
      <caption className="sr-only">Enquiries by kind: 12 weeks and this week</caption>
      <TableHead
        words={['Kind', `${view.span}, a column a week`]}
        figures={['This week', '12 weeks']}
      />
      <tbody>
        {view.kinds.map(({ title, counts, now, before }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <Spark counts={counts} weeks={view.weeks} />
            </td>
            <td className="figure">{now}</td>
            <td className="figure">{before}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td>
            <Spark counts={view.all.counts} weeks={view.weeks} />
          </td>
          <td className="figure">
            <b className="sum">{view.all.now}</b>
          </td>
          <td className="figure">
            <b className="sum">{view.all.before}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Spark({ counts, weeks }: { counts: readonly number[]; weeks: NumbersView['weeks'] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg className="spark bars" viewBox="0 0 130 40" preserveAspectRatio="none" aria-hidden="true">
      {weeks.map(({ iso, at, isNow }) => {
        const height = ((counts[at] ?? 0) / most) * 40;
        return (
          <rect
            key={iso}
            className={isNow ? 'bar now' : 'bar'}
            x={at * 10 + 1.4}
            width={7.2}
            y={(40 - height).toFixed(1)}
            height={height.toFixed(1)}
          />
        );
      })}
    </svg>
  );
}

export function KindWeeks({ view: { kinds, all, weeks } }: { view: NumbersView }) {
  return (
    <WeekFigures
      caption="Enquiries by kind and week"
      weeks={weeks}
      columns={[
        ...kinds.map(({ title, short, counts, before }) => ({
          ...{ title, short, sum: before },
          of: (at: number) => counts[at],
        })),
        {
          title: 'All',
          sum: <b className="sum">{all.before}</b>,
          of: (at) => <b>{all.counts[at]}</b>,
        },
      ]}
    />
  );
}
