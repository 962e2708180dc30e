import type { CareerPath } from '#data/career-paths';

/** From the first desk to the head of a finance team, as ruled rows; on a phone each folds. */
export function CareerPathRows({ paths }: { paths: readonly CareerPath[] }) {
  if (paths.length === 0) {
    return (
      <p className="text-quiet">
        Salaries follow once we can publish what our own placements were paid.
      </p>
    );
  }
  return (
    <table className="ruled career-paths">
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Experience</th>
          <th scope="col">Skills</th>
          <th scope="col" className="figure">
            Salary
          </th>
        </tr>
      </thead>
      <tbody>
        {paths.map(({ role, experience, salary, skills, sample }) => (
          <tr key={role}>
            <th scope="row">
              {role} {sample && <span className="sample">Sample</span>}
            </th>
            <td>{experience}</td>
            <td className="skills">{skills.join(', ')}</td>
            <td className="figure">{salary}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
