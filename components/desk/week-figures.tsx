import type { ReactNode } from 'react';
import type { NumbersView } from '#lib/server/desk/numbers/views';

interface Props {
  caption: string;
  weeks: NumbersView['weeks'];
  columns: readonly {
    readonly title: string;
    readonly short?: string;
    readonly of: (at: number) => ReactNode;
    /** Of the twelve weeks before this one. */
    readonly sum?: ReactNode;
  }[];
}

/** What a chart draws, a row a week, the newest first. */
export function WeekFigures({ caption, weeks, columns }: Props) {
  const figures = (figureOf: (column: Props['columns'][number]) => ReactNode) =>
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
              {figures(({ of }) => of(at))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ sum }) => sum !== undefined) && (
          <tfoot>
            <tr>
              <th scope="row">12 weeks</th>
              {figures(({ sum }) => sum)}
            </tr>
          </tfoot>
        )}
      </table>
    </details>
  );
}
