import type { CareerPath } from '#data/career-paths';

interface Props {
  paths: readonly CareerPath[];
  /** Pay is sample data: it is drawn in trial mode alone. */
  salaries: boolean;
}

/** From the first desk to the head of a finance team, as ruled rows; on a phone each folds. */
export function CareerPathRows({ paths, salaries }: Props) {
  return (
    <>
      <table className="ruled career-paths">
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Experience</th>
            <th scope="col">Skills</th>
            {salaries && (
              <th scope="col" className="figure">
                Salary
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {paths.map(({ role, experience, salary, skills }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>{experience}</td>
              <td className="skills">{skills.join(', ')}</td>
              {salaries && (
                <td className="figure">
                  {salary} <span className="sample">Sample</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!salaries && (
        <p className="mt-4 text-quiet">
          Salaries follow once we can publish what our own placements were paid.
        </p>
      )}
    </>
  );
}
