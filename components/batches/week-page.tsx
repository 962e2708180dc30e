import type { Week, WeekDay } from '#lib/batches/views/week';

/** The week as a ruled page: hours added up by day and together. */
export function WeekPage({ week: { rows, sums, together } }: { week: Week }) {
  const batches = rows
    .flatMap(({ days }) => days.flatMap(({ classes }) => classes))
    .filter(({ kind }) => kind === 'batch');
  // One mark for the page where each would have its own.
  const areSamples = batches.length > 0 && batches.every(({ sample }) => sample);
  return (
    <>
      {areSamples && (
        <p className="mb-3 text-quiet">
          <span className="sample">Sample</span> These batches are samples.
        </p>
      )}
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
                    <Class key={each.name} of={each} isMarked={each.sample && !areSamples} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {sums.map(({ day, lasts }) => (
              <td key={day}>{lasts}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="week-total">
        Taught in such a week <b className="sum num">{together}</b>
      </p>
    </>
  );
}

interface ClassProps {
  of: WeekDay['classes'][number];
  isMarked: boolean;
}

const Class = ({ of: { name, kind, lasts }, isMarked }: ClassProps) => (
  <span className={`week-class ${kind}`}>
    <b>{name}</b> <span>{lasts}</span> {isMarked && <span className="sample">Sample</span>}
  </span>
);
