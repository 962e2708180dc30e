import type { Syllabus } from '#data/courses';
import { partsOf, topicHead } from '#lib/shared/pages/syllabus';

/** The topics in parts that fold, each with its hours; they add up under the double rule. */
export function SyllabusParts({ topics }: { topics: Syllabus['syllabus'] }) {
  const total = topics.reduce((sum, { hours }) => sum + hours, 0);
  return (
    <div className="syllabus-parts">
      {partsOf(topics).map((part, at) => (
        <details key={part[0]?.topic} open={at === 0}>
          <summary>
            <span>
              <b>Part {at + 1}</b>
              <span className="part-heads">
                {part.map(({ topic }) => topicHead(topic)).join(' · ')}
              </span>
            </span>
            <span className="num">{part.reduce((sum, { hours }) => sum + hours, 0)} h</span>
          </summary>
          <ul>
            {part.map(({ topic, hours }) => (
              <li key={topic}>
                <span>{topic}</span>
                <span className="num">{hours} h</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="syllabus-sum">
        <span>{topics.length} topics</span>
        <span>
          <span className="sum">{total}</span> hours
        </span>
      </p>
    </div>
  );
}
