import type { VisitorExam } from '#lib/practice/views';

export function VisitorExams({ exams }: { exams: readonly VisitorExam[] }) {
  if (exams.length === 0) return null;
  return (
    <section aria-labelledby="exams">
      <h2 id="exams">Your practical papers</h2>
      <ul className="exam-list">
        {exams.map((exam) => (
          <li key={exam.href} {...resultMarks(exam)}>
            <p>
              <b>{exam.title}</b>
              <span className="sub">
                {exam.standing}
                {exam.state === 'invited' && `: open ${exam.opens} to ${exam.closes}`}
                {exam.voidReason && `: “${exam.voidReason}”`}
              </span>
            </p>
            <a className="button line low" href={exam.href}>
              {labelOf(exam)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf({ state, percent }: VisitorExam): string {
  if (percent !== undefined) return 'See the marked sheet';
  return state === 'running' ? 'Continue the paper' : 'Open the paper';
}

const resultMarks = ({ module, percent, passed }: VisitorExam) =>
  percent === undefined
    ? {}
    : {
        'data-exam-module': module,
        'data-percent': percent,
        'data-passed': passed ? 'yes' : 'no',
      };
