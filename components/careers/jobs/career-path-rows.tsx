import type { CareerPath } from '#data/career-paths';
import { inRupees } from '#lib/shared/money';

interface Props {
  paths: readonly CareerPath[];
  /** Pay is sample data: it is drawn in trial mode alone. */
  salaries: boolean;
}

/** Where the scale ends, and what is written on it, at a place of its own in the styles: rupees a month. */
const most = 125_000;
const marks = [0, 50_000, 100_000];

/** From the first desk to the head of a finance team, as a ladder: years, post, and the pay as a bar on one scale. */
export function CareerPathRows({ paths, salaries }: Props) {
  return (
    <>
      {salaries && (
        <p className="mb-4 text-quiet">
          <span className="sample">Sample</span> The pay below is a sample.
        </p>
      )}
      <ol className="ladder">
        {paths.map((path) => (
          <Rung key={path.role} path={path} salaries={salaries} />
        ))}
      </ol>
      {salaries ? (
        <div className="ladder-scale" aria-hidden="true">
          <p>
            {marks.map((mark) => (
              <span key={mark}>{inRupees(mark)}</span>
            ))}
          </p>
        </div>
      ) : (
        <p className="mt-4 text-quiet">
          We will show salaries once we can publish what our own placements were paid.
        </p>
      )}
    </>
  );
}

function Rung({
  path: { role, experience, salary, skills },
  salaries,
}: {
  path: CareerPath;
  salaries: boolean;
}) {
  return (
    <li>
      <p className="years num">{experience}</p>
      <h3>{role}</h3>
      {salaries && (
        <div className="pay">
          <Bar salary={salary} />
          <p className="num">{salary}</p>
        </div>
      )}
      <details>
        <summary>What it asks</summary>
        <p>{skills.join(', ')}</p>
      </details>
    </li>
  );
}

function Bar({ salary }: Pick<CareerPath, 'salary'>) {
  const [from = 0, to = from] = [...salary.matchAll(/[\d,]+/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
  return (
    <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={from} width={to - from} height="10" />
    </svg>
  );
}
