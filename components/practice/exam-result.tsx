import { Beside, Score } from '#components/practice/marked-page';
import { MarkedSheet } from '#components/practice/marked-sheet';
import { certificatePath, practicePath, routes } from '#data/addresses/routes';
import { examCall } from '#data/addresses/token-routes';
import type { Contacts } from '#data/company/contacts';
import type { ExamView, ResultView } from '#lib/practice/views';

interface Props {
  readonly view: ExamView;
  readonly result: ResultView;
  readonly contacts: Contacts;
}

/** The result of a sitting, with each entry as long as the answers are stored. */
export function ExamResult({ view, result, contacts }: Props) {
  const { title, moduleInWords, passMark } = view;
  const { percent, passed, marked, made, day, took } = result;
  if (percent === undefined) return <BeingChecked view={view} contacts={contacts} />;
  return (
    <>
      <div className="wrap ex-done">
        <div>
          <h1>{passed ? `Passed, with ${percent}%` : `Not yet: ${percent}%`}</h1>
          <p className="lede">
            {passed
              ? `Well done. You have passed both stages of ${moduleInWords}.`
              : `The pass mark is ${passMark}%. Another attempt costs ${view.fee}. Before that, practise free as often as you like.`}
          </p>
          <div className="acts-row">
            {passed ? (
              <a className="button" href={routes.applyJobs}>
                Apply for jobs with this certificate
              </a>
            ) : (
              <a className="button" href={practicePath(view.module)}>
                Practise this paper
              </a>
            )}
          </div>
        </div>
        <section className="leaf ex-sum" aria-labelledby="sum">
          <span className="leaf-margin" aria-hidden="true" />
          <h2 id="sum">
            {day}, {took} {took === 1 ? 'minute' : 'minutes'}
          </h2>
          <p className={passed ? 'stamp good' : 'stamp'}>{passed ? 'Passed' : 'Not passed'}</p>
          {marked && <Score marked={marked} />}
          <p className="small">
            {result.score} of {result.of} marks, {percent}%. The pass mark is {passMark}%.
            {result.isByTime && ` Time was up at ${result.ended}.`}
          </p>
        </section>
      </div>
      <div className="wrap mk-body">
        <div>
          {passed && <Marks view={view} result={result} day={day} />}
          {made && marked ? (
            <MarkedSheet made={made} marked={marked} when={`${title}, ${day}`} />
          ) : (
            <p>The answers of this sheet were erased after a year. The result stays.</p>
          )}
        </div>
        <aside className="mk-side">
          {made && marked && <Beside made={made} marked={marked} />}
          <section>
            <h2>Do you disagree with a mark?</h2>
            <p>
              Each entry shows what was expected and why. Write to{' '}
              <a href={`mailto:${contacts.email}`}>{contacts.email}</a> and name the entry: we will
              check it again.
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}

/** Whether the certificate shows the percent: the choice is its holder's, and can be changed. */
function Marks({ view, result, day }: Pick<Props, 'view' | 'result'> & { day: string }) {
  const { showsMarks, percent, certificate } = result;
  return (
    <section className="ex-marks" id="marks" aria-labelledby="marks-title">
      <h2 id="marks-title">Your certificate</h2>
      <p>
        {certificate ? (
          <>
            It has the number <a href={certificatePath(certificate)}>{certificate}</a>.
          </>
        ) : (
          'We will issue it next and e-mail you its number.'
        )}{' '}
        It mentions “practical paper, {day.replace(/^\w+ /, '')}” and{' '}
        {showsMarks ? `“${percent}%”` : 'no marks'}.
      </p>
      <form method="post" action={examCall(view.token)} data-native="">
        <input type="hidden" name="action" value="marks" />
        <button
          type="submit"
          className="button line low"
          name="show"
          value={showsMarks ? 'no' : 'yes'}
        >
          {showsMarks ? 'Leave the marks out' : `Show ${percent}% on it`}
        </button>
      </form>
    </section>
  );
}

/** An error of ours is no result: the candidate loses nothing by it. */
function BeingChecked({ view, contacts }: Pick<Props, 'view' | 'contacts'>) {
  return (
    <div className="wrap page-head">
      <h1>We are checking your worksheet by hand</h1>
      <p className="lede">
        Your practical paper, {view.moduleInWords}, is handed in and safe. Our marking failed; it is
        not your fault. We will e-mail you the result; you can also call {contacts.phone}.
      </p>
    </div>
  );
}
