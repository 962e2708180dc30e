import type { Week, WeekDay } from '#lib/batches/views/week';

/** The week as a ruled page: hours added up by day and together. */
export function WeekPage({ week: { rows, sums, together } }: { week: Week }) {
  return (
    <>
      <table className="week num">
        <caption className="sr-only">What is taught on which day, Indian time</caption>
        <thead>
          <tr>
            <td />
            {sums.map(({ day }) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, days }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {days.map(({ day, classes }) => (
                <td key={day} data-day={day}>
                  {classes.map((each) => (
                    <Class key={each.name} of={each} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            {sums.map(({ day, lasts }) => (
              <td key={day}>{lasts}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="week-total">
        Taught in this week <b className="sum num">{together}</b>
      </p>
    </>
  );
}

const Class = ({ of: { name, kind, lasts, sample } }: { of: WeekDay['classes'][number] }) => (
  <span className={`week-class ${kind}`}>
    <b>{name}</b> {lasts} {sample && <span className="sample">Sample</span>}
  </span>
);
