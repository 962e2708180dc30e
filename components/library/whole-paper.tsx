import { Island } from '#components/layout/island';
import { PaperSteps } from '#components/library/paper-steps';
import { TestPaper } from '#components/library/test-paper';
import type { ShownQuestion } from '#lib/shared/papers/paper';
import { paperPager } from '#lib/shared/papers/paper-pager';

interface Props {
  action: string;
  questions: readonly ShownQuestion[];
}

/** A paper with the way from question to question, and its answers for print. */
export function WholePaper({ action, questions }: Props) {
  return (
    <div className="band">
      <div className="wrap">
        <Island name="paper-steps" of={PaperSteps} with={{ count: questions.length }} />
        <TestPaper action={action} questions={questions} />
        <div id={paperPager} />
        <AnswerSheet questions={questions} />
      </div>
    </div>
  );
}

/** The right answers, on a sheet of their own in print; on the screen the result page says more. */
function AnswerSheet({ questions }: { questions: readonly ShownQuestion[] }) {
  return (
    <section className="answer-sheet" aria-hidden="true">
      <h2>Answers</h2>
      <ol>
        {questions.map(({ name, answers }) => {
          const right = answers.find((answer) => answer.right);
          return (
            <li key={name}>
              <b>
                {right?.letter}. {right?.text}
              </b>{' '}
              {right?.why}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
