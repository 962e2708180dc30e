import type { ShownQuestion } from '#lib/shared/papers/paper';

export const difficultyNames = {
  basic: 'First steps',
  working: 'At work',
  advanced: 'Hard',
} as const;

/** The paper as a plain form: radio groups, sent to its own address. */
export function TestPaper({
  action,
  questions,
}: {
  action: string;
  questions: readonly ShownQuestion[];
}) {
  return (
    <form className="paper" method="post" action={action} data-native>
      <ol>
        {questions.map((question, at) => (
          <li key={question.name}>
            <TestQuestion question={question} number={at + 1} />
          </li>
        ))}
      </ol>
      <div className="paper-end">
        <button type="submit" className="button">
          Mark my paper
        </button>
        <p className="small">
          We store nothing and ask for no details. A question you leave blank counts as not known.
        </p>
      </div>
    </form>
  );
}

function TestQuestion({ question, number }: { question: ShownQuestion; number: number }) {
  const { name, difficulty, ask, answers } = question;
  return (
    <fieldset id={name}>
      <legend>
        <span className="small">{`Question ${number} · ${difficultyNames[difficulty]}`}</span>
        {ask}
      </legend>
      {answers.map(({ letter, text }) => (
        <label key={letter} className="choice">
          <input type="radio" name={name} value={letter} />
          <span>
            <span className="letter">{letter}</span> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
