/** A sitting of a practical paper, for whoever holds its link: before the start, set aside, closed, and between the end and its result. */
import type { ReactNode } from 'react';
import { Logo } from '#components/layout/logo';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { ExamResult } from '#components/practice/exam-result';
import { ExamSheet, type OlderSheet } from '#components/practice/exam-sheet';
import { Rows } from '#components/ui/rows';
import { practicePath, routes } from '#data/addresses/routes';
import { examCall, examPath } from '#data/addresses/token-routes';
import type { Contacts } from '#data/company/contacts';
import { examNeeds } from '#data/exams';
import { dayParts } from '#lib/platform/values/india';
import type { ExamView } from '#lib/practice/views';

interface Props {
  readonly view: ExamView;
  readonly contacts: Contacts;
  /** The journal that is shown one row longer. */
  readonly more?: string | undefined;
  /** The part that is shown first, where its address names one. */
  readonly page?: number | undefined;
  readonly older?: OlderSheet | undefined;
  readonly problem?: string | undefined;
}

export function ExamPage(props: Props) {
  const { view, problem } = props;
  return (
    <ExamShell>
      {problem && (
        <div className="wrap">
          {/* biome-ignore lint/a11y/noAutofocus: what is wrong is read first */}
          <div className="summary" role="alert" tabIndex={-1} autoFocus>
            <h2>{problem}</h2>
          </div>
        </div>
      )}
      <ExamBody {...props} view={view} />
      {view.result || view.state === 'void' ? <Forget sitting={view.sitting} /> : null}
    </ExamShell>
  );
}

/** lib/practice/browser/sitting.ts: what this browser could not send is of no use after the end. */
const Forget = ({ sitting }: { sitting: string }) => (
  <div className="island" data-island="exam-sheet" data-sitting={sitting} hidden>
    <span data-react="" data-hydrate-for="practice" />
  </div>
);

function ExamBody({ view, contacts, more, page, older }: Props) {
  const { state, sheet, result, left } = view;
  if (state === 'running' && left > 0 && sheet) {
    return <ExamSheet {...{ view, sheet, more, older }} page={page ?? view.page} />;
  }
  if (state === 'running') return <TimeOver view={view} />;
  if (result) return <ExamResult {...{ view, result, contacts }} />;
  if (state === 'void') return <SetAside view={view} contacts={contacts} />;
  if (state === 'closed') return <NotStarted view={view} contacts={contacts} />;
  return <BeforeStart view={view} />;
}

/** No way leads out of it by mistake: the header has the logo alone. */
function ExamShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="site-header">
        <div className="wrap bar">
          <Logo />
          <ThemeToggle />
        </div>
      </header>
      {children}
      <footer className="site-footer brief">
        <div className="wrap">
          <p className="small">
            <a href={routes.privacy}>Privacy policy</a>. Times are Indian Standard Time.
          </p>
        </div>
      </footer>
    </>
  );
}

function BeforeStart({ view }: { view: ExamView }) {
  const { token, module, title, moduleInWords, isOpen, isLate, minutes, minutesNow } = view;
  const given = isOpen ? minutesNow : minutes;
  return (
    <div className="wrap ex-first">
      <div>
        <h1>
          {isOpen ? 'Your practical paper is ready' : `Your practical paper opens on ${view.opens}`}
        </h1>
        <p className="lede">
          {title}, the second of the two stages. Start whenever it suits you until {view.closes}.
        </p>
        {isOpen && isLate && (
          <p className="notice">
            It closes on {view.closes}: if you start now, you have {minutesNow} minutes instead of{' '}
            {minutes}.
          </p>
        )}
        <ol className="steps ex-steps">
          <li>
            <b>{given} minutes, once you press Start</b>
            <span>
              The clock runs on our server, not on your phone. Opening this page does not start it.
            </span>
          </li>
          <li>
            <b>Office documents, and a worksheet to fill in</b>
            <span>
              Each entry earns marks, part marks too. A blank entry loses only its own marks.
            </span>
          </li>
          <li>
            <b>Saved every ten seconds</b>
            <span>
              Battery dead or connection lost? Open the same link on any phone or computer and
              continue where you left off. The clock keeps running.
            </span>
          </li>
          <li>
            <b>What you may use</b>
            <span>{examNeeds[1]}</span>
          </li>
        </ol>
      </div>
      <section className="leaf ex-slip" aria-labelledby="slip">
        <span className="leaf-margin" aria-hidden="true" />
        <h2 id="slip">{moduleInWords}</h2>
        <Rows
          className="due-lines"
          rows={[
            ['Open from', view.opens],
            ['Open until', view.closes],
            ['For the whole time, start by', view.startBy],
            ['Time', `${given} minutes`],
            ['To pass', `${view.passMark}% of the marks`],
            ['This attempt', view.attempt],
          ]}
        />
        {isOpen && (
          <form method="post" action={examCall(token)} data-native="">
            <button type="submit" className="button" name="action" value="start">
              Start the {given} minutes
            </button>
          </form>
        )}
        <p className="small">
          {isOpen
            ? 'Not today? The link and a calendar entry are in our mail.'
            : 'This is the right link. You can start once the paper opens.'}{' '}
          <a href={practicePath(module)}>Practise with another set of figures first</a>
        </p>
      </section>
    </div>
  );
}

interface SlipProps {
  readonly at: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Slip({ at, title, children }: SlipProps) {
  const { weekday, day, month } = dayParts(at);
  return (
    <div className="wrap ex-slips">
      <section className="voucher state-slip">
        <div className="stub">
          <span>{weekday}</span>
          <b>{day}</b>
          <span>{month}</span>
        </div>
        <div className="voucher-body">
          <h1>{title}</h1>
          {children}
        </div>
      </section>
    </div>
  );
}

function TimeOver({ view }: { view: ExamView }) {
  return (
    <Slip at={view.closesAt} title="Time is up: your worksheet is handed in">
      <p>
        {view.savedAt ? `Everything saved by ${view.savedAt} counts.` : 'Nothing was saved.'} We are
        marking it; the result will be here in a moment.
      </p>
      <a className="button line" href={examPath(view.token)}>
        Show the result
      </a>
    </Slip>
  );
}

interface StateProps {
  readonly view: ExamView;
  readonly contacts: Contacts;
}

const Reach = ({ contacts: { phone, email } }: { contacts: Contacts }) => (
  <p>
    Call <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> or write to{' '}
    <a href={`mailto:${email}`}>{email}</a>.
  </p>
);

function SetAside({ view, contacts }: StateProps) {
  return (
    <Slip at={view.opensAt} title="This practical paper is cancelled">
      <p>
        We cancelled it on {view.voidDay}. Reason: “{view.voidReason}” It does not count as an
        attempt. We will e-mail you the link to a new one.
      </p>
      <Reach contacts={contacts} />
    </Slip>
  );
}

function NotStarted({ view, contacts }: StateProps) {
  return (
    <Slip at={view.closesAt} title="The time to start has passed">
      <p>
        The paper was open until {view.closes} and you did not start it, so{' '}
        <b>your attempt is not used up</b>. Ask us for new dates.
      </p>
      <Reach contacts={contacts} />
    </Slip>
  );
}

/** A link that opens nothing, or the store is away. */
export function ExamMessage({ title, text }: { title: string; text: string }) {
  return (
    <ExamShell>
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
    </ExamShell>
  );
}
