import { Island } from '#components/layout/island';
import { MarkRing } from '#components/practice/drawings';
import { PaperSteps } from '#components/practice/paper-steps';
import { LedgerRows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { coursePath } from '#data/addresses/routes';
import { difficulties } from '#data/papers/paper';
import { paperPager } from '#lib/practice/browser/next-question';
import type { Marked, MarkedQuestion, ShownQuestion } from '#lib/practice/rules/test-paper';

interface Paper {
  action: string;
  questions: readonly ShownQuestion[];
}

export function WholePaper({ action, questions }: Paper) {
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
function AnswerSheet({ questions }: Pick<Paper, 'questions'>) {
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

const difficultyNames = { basic: 'Basic', working: 'Working level', advanced: 'Advanced' } as const;

function TestPaper({ action, questions }: Paper) {
  return (
    <form className="paper" method="post" action={action} data-native>
      <ol className="leaf paper-leaf">
        {questions.map((question, at) => (
          <li key={question.name}>
            {question.difficulty !== questions[at - 1]?.difficulty && (
              <h2>{difficultyNames[question.difficulty]}</h2>
            )}
            <TestQuestion question={question} number={at + 1} />
          </li>
        ))}
      </ol>
      <p className="small paper-note">
        We store nothing and ask for no details. A question left blank counts as not known.
      </p>
      <div className="paper-end">
        <p className="paper-count num" data-count={questions.length} />
        <PaperSlip questions={questions} />
        <button type="submit" className="button">
          Mark my paper
        </button>
      </div>
    </form>
  );
}

/** Each box leads to its question, and CSS fills it once the question has an answer. */
function PaperSlip({ questions }: Pick<Paper, 'questions'>) {
  return (
    <ol className="paper-slip" aria-label="Your answers">
      {questions.map(({ name }, at) => (
        <li key={name}>
          <a href={`#${name}`}>
            <span className="sr-only">Question </span>
            {at + 1}
          </a>
        </li>
      ))}
    </ol>
  );
}

function TestQuestion({ question, number }: { question: ShownQuestion; number: number }) {
  const { name, difficulty, ask, answers } = question;
  return (
    <fieldset id={name}>
      {/* On the screen the number alone hangs left of the margin line; the level is the heading above. */}
      <legend>
        <span className="small question-no">
          <span>Question </span>
          {number}
          <span>{` · ${difficultyNames[difficulty]}`}</span>
        </span>
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

export function TestResult({ marked }: { marked: Marked }) {
  return (
    <>
      <Section title="What to read next" side>
        {marked.toRead.length === 0 ? (
          <p>Nothing: all your answers are right. Try the next module’s paper, or take the exam.</p>
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
          {marked.questions.map((question) => (
            <Row key={question.name} question={question} open={!question.correct} />
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

export function Score({ marked }: { marked: Marked }) {
  return (
    <div className="score-row">
      <MarkRing
        marks={marked.questions.map(({ correct, chosen }) =>
          correct ? 'right' : chosen ? 'wrong' : 'empty',
        )}
      />
      <Levels marked={marked} />
    </div>
  );
}

export function ReadFirst({
  topics,
  course,
}: {
  topics: readonly { readonly topic: string; readonly hours: number }[];
  course: number;
}) {
  return (
    <section className="read-first" aria-labelledby="read-first">
      <h2 id="read-first">Read {topics.length === 3 ? 'these three' : 'this'} first</h2>
      <ol className="to-read">
        {topics.map(({ topic, hours }) => (
          <li key={topic}>
            {topic} <span className="num text-quiet">({hours} h in the module)</span>
          </li>
        ))}
      </ol>
      <p className="small">
        Then the reasons below, and the paper again in a few days.{' '}
        <a href={coursePath('library', course)}>The syllabus of the module</a>
      </p>
    </section>
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
