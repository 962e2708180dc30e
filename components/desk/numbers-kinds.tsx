import { TableHead } from '#components/ui/table-head';
import type { NumbersView } from '#lib/server/desk/numbers/numbers-view';

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

export function KindWeeks({ view }: { view: NumbersView }) {
  return (
    <details className="more-rows">
      <summary>The same figures as a table</summary>
      <table className="figures">
        <caption className="sr-only">Enquiries by kind and week</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            {view.kinds.map(({ title, short }) => (
              <th key={title} scope="col" className="figure">
                <abbr title={title}>{short}</abbr>
              </th>
            ))}
            <th scope="col" className="figure">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {view.weeks.toReversed().map((week) => (
            <tr key={week.iso}>
              <WeekHead week={week} />
              {view.kinds.map(({ title, counts }) => (
                <td key={title} className="figure">
                  {counts[week.at]}
                </td>
              ))}
              <td className="figure">
                <b>{view.all.counts[week.at]}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">12 weeks</th>
            {view.kinds.map(({ title, before }) => (
              <td key={title} className="figure">
                {before}
              </td>
            ))}
            <td className="figure">
              <b className="sum">{view.all.before}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

export function WeekHead({ week }: { week: NumbersView['weeks'][number] }) {
  return (
    <th scope="row">
      <time dateTime={week.iso}>{week.label}</time>
      {week.isNow && <span className="so-far"> so far</span>}
    </th>
  );
}
