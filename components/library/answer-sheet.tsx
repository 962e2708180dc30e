import type { ShownQuestion } from '#lib/shared/papers/paper';

/** The right answers, on a sheet of their own in print; on the screen the result page says more. */
export function AnswerSheet({ questions }: { questions: readonly ShownQuestion[] }) {
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
