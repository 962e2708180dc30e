import { ExamFees } from '#components/certification/exam-fees';
import { stages } from '#data/certification';

/** The two stages of every certificate, and what an attempt at them costs. */
export function Assessment() {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <ol className="stages">
        {stages.map(({ title, tests, text }) => (
          <li key={title}>
            <h3>
              {title} <span>{tests}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ExamFees />
    </div>
  );
}
