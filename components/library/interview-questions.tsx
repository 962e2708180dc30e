import type { InterviewQuestion } from '#data/interview/question';

export function InterviewQuestions({ questions }: { questions: readonly InterviewQuestion[] }) {
  return (
    <section className="band">
      <ol className="wrap interview">
        {questions.map(({ ask, wants, good, weak }, index) => (
          <li key={ask} id={`question-${index + 1}`}>
            <h2>{ask}</h2>
            <dl>
              <div>
                <dt>What the interviewer wants to know</dt>
                <dd>{wants}</dd>
              </div>
              <div className="good">
                <dt>A good answer</dt>
                <dd>{good}</dd>
              </div>
              <div className="weak">
                <dt>A weak one</dt>
                <dd>{weak}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
