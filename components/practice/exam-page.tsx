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
  /** What was typed in an older tab. */
  readonly older?: OlderSheet | undefined;
  /** Why a post was not taken. */
  readonly problem?: string | undefined;
}

export function ExamPage(props: Props) {
  const { view, problem } = props;
  return (
    <ExamFrame>
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
    </ExamFrame>
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
function ExamFrame({ children }: { children: ReactNode }) {
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
        <h1>{isOpen ? 'Your practical paper is ready' : `It opens on ${view.opens}`}</h1>
        <p className="lede">
          {title}, the second of the two stages. Start whenever it suits you until {view.closes}.
        </p>
        {isOpen && isLate && (
          <p className="notice">
            It closes at {view.closes}: whoever starts now has {minutesNow} minutes, not {minutes}.
          </p>
        )}
        <ol className="steps ex-steps">
          <li>
            <b>{given} minutes, once you press</b>
            <span>
              The clock runs with us, not on your phone. Opening this page starts nothing.
            </span>
          </li>
          <li>
            <b>Office papers, and a sheet to fill</b>
            <span>Part marks for each entry. An empty entry costs nothing more than its mark.</span>
          </li>
          <li>
            <b>Saved every ten seconds</b>
            <span>
              Battery gone, line gone? Open the same link on any phone or computer and go on where
              you were. The clock does not wait.
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
            ? 'Not today? Your link is in our mail with a calendar entry.'
            : 'This is the right link. It starts nothing before it opens.'}{' '}
          <a href={practicePath(module)}>Practise with another set first</a>
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
    <Slip at={view.closesAt} title="Time is over: your sheet is handed in">
      <p>
        {view.savedAt ? `All that was saved by ${view.savedAt} counts.` : 'Nothing was saved.'} We
        are marking it; the result is here in a moment.
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
    <Slip at={view.opensAt} title="This sitting does not count">
      <p>
        We set it aside on {view.voidDay}: “{view.voidReason}” It counts as no attempt. The link to
        a new one comes by mail.
      </p>
      <Reach contacts={contacts} />
    </Slip>
  );
}

function NotStarted({ view, contacts }: StateProps) {
  return (
    <Slip at={view.closesAt} title="The time to start has passed">
      <p>
        The paper was open until {view.closes}, and was not started, so{' '}
        <b>the attempt is not used up</b>. Ask us for new days.
      </p>
      <Reach contacts={contacts} />
    </Slip>
  );
}

/** A link that opens nothing, or the store is away. */
export function ExamMessage({ title, text }: { title: string; text: string }) {
  return (
    <ExamFrame>
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
    </ExamFrame>
  );
}
