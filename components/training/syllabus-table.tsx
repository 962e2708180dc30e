import type { Syllabus } from '#data/courses';

/** Topic by topic, with hours that add up. */
export function SyllabusTable({ topics }: { topics: Syllabus['syllabus'] }) {
  const total = topics.reduce((sum, { hours }) => sum + hours, 0);
  return (
    <table className="ruled syllabus">
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col" className="figure">
            Hours
          </th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, hours }) => (
          <tr key={topic}>
            <td>{topic}</td>
            <td className="figure">{hours}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{topics.length} topics</td>
          <td className="figure">
            <span className="sum">{total}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
