import { difficultyNames } from '#components/library/test-paper';
import { LedgerRows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { difficulties } from '#data/papers/paper';
import type { Marked, MarkedQuestion } from '#lib/shared/papers/paper';

/** What to read, which topics were right, and why each answer is right or wrong. */
export function TestResult({ marked }: { marked: Marked }) {
  return (
    <>
      <Section title="What to read next" side>
        {marked.toRead.length === 0 ? (
          <p>
            Nothing: all your answers are right. Take the next module’s paper, or the examination.
          </p>
        ) : (
          <ul className="to-read">
            {marked.toRead.map(({ topic, hours }) => (
              <li key={topic}>
                {topic} <span className="num text-quiet">({hours} h in the module)</span>
              </li>
            ))}
          </ul>
        )}
        {marked.sure.length > 0 && (
          <div className="accordion mt-6">
            <details>
              <summary>Topics answered right ({marked.sure.length})</summary>
              <TextList className="ticks" texts={marked.sure} />
            </details>
          </div>
        )}
      </Section>
      <Section title="Question by question" side>
        <ol className="marked">
          {marked.questions.map((question, index) => (
            <Row key={question.name} question={question} open={index === 0 || !question.correct} />
          ))}
        </ol>
      </Section>
    </>
  );
}

function Row({ question, open }: { question: MarkedQuestion; open: boolean }) {
  const { ask, answers, chosen, correct } = question;
  const state = correct ? 'Right' : chosen ? 'Not right' : 'Left open';
  return (
    <li>
      <details open={open}>
        <summary>
          <span className={correct ? 'mark right' : 'mark wrong'}>{state}</span> {ask}
        </summary>
        <ul>
          {answers.map(({ letter, text, why, right }) => (
            <li key={letter} className={right ? 'is-right' : undefined}>
              <b>
                <span className="letter">{letter}</span> {text}
                {right && <span className="tag right">right</span>}
                {chosen?.letter === letter && <span className="tag">your answer</span>}
              </b>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The score as a ledger adds up, three levels and the sum, and the clerk's stamp beside it. */
export function Score({ marked }: { marked: Marked }) {
  return (
    <div className="score-row">
      <Levels marked={marked} />
      <p className="stamp num" aria-hidden="true">
        {marked.correct} of {marked.questions.length}
      </p>
    </div>
  );
}

function Levels({ marked }: { marked: Marked }) {
  return (
    <div className="leaf score">
      <span className="leaf-margin" />
      <LedgerRows
        rows={difficulties.map((difficulty) => {
          const { correct, of } = marked.byDifficulty[difficulty];
          return [difficultyNames[difficulty], `${correct} of ${of}`];
        })}
        total={['Right in all', `${marked.correct} of ${marked.questions.length}`]}
      />
    </div>
  );
}
