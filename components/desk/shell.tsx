/** The desk's shell shows a member header, tabs and keys, and anybody else the header alone. */
import type { ReactNode } from 'react';
import { LedgerMark } from '#components/layout/logo';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { provider } from '#data/site';
import type { deskOf } from '#lib/desk/views/shell';
import { actions, deskActions } from '#lib/enquiries/rules/actions';
import type { PageMessage } from '#lib/platform/http/page-view';

type DeskTab =
  | 'enquiries'
  | 'done'
  | 'payments'
  | 'batches'
  | 'vacancies'
  | 'sessions'
  | 'certificates'
  | 'exams'
  | 'numbers'
  | 'mails'
  | 'suspicious';

export type Desk = Awaited<ReturnType<typeof deskOf>>;

interface Props {
  readonly desk: Desk;
  readonly tab?: DeskTab | undefined;
  readonly state: string;
  /** How many are still looked for: `data-left` of a vacancy. */
  readonly left?: number;
  readonly children: ReactNode;
}

const tabs = [
  ['enquiries', 'Enquiries', routes.desk],
  ['payments', 'Payments', routes.deskPayments],
  ['batches', 'Batches', routes.deskBatches],
  ['vacancies', 'Vacancies', routes.deskVacancies],
  ['numbers', 'Numbers', routes.deskNumbers],
  ['sessions', 'Sessions', routes.deskSessions],
  ['exams', 'Exams', routes.deskExams],
  ['certificates', 'Certificates', routes.deskCertificates],
  ['mails', 'Mails', routes.deskMails],
  ['suspicious', 'Suspicious', routes.deskSuspicious],
  ['done', 'Done', routes.deskDone],
] as const;

interface HeadProps {
  readonly title: ReactNode;
  readonly crumbs?: ReactNode;
  readonly facts?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function DeskHead({ title, crumbs, facts, aside, children }: HeadProps) {
  return (
    <div className={facts ? 'wrap desk-head lead-head' : 'wrap desk-head'}>
      <div>
        {crumbs && <p className="crumbs">{crumbs}</p>}
        <h1>{title}</h1>
        {children && <p className="small">{children}</p>}
        {facts && <p className="lead-facts">{facts}</p>}
      </div>
      {aside}
    </div>
  );
}

export function DeskShell({ desk, tab, state, left, children }: Props) {
  const counts: Partial<Record<DeskTab, readonly [number, string]>> = {
    enquiries: [desk.waiting, 'waiting'],
    payments: [desk.overdue, 'overdue'],
    vacancies: [desk.vacancies, 'open'],
    mails: [desk.failed, 'failed'],
    suspicious: [desk.suspicious, 'to look at'],
  };
  return (
    <div className="desk">
      <DeskHeader>
        <p className="signed" data-email={desk.email} data-fresh={desk.freshSeconds}>
          <span className="monogram" aria-hidden="true">
            {initials(desk.member)}
          </span>
          <span>{desk.member}</span>
        </p>
        <ThemeToggle />
        <form method="post" action={deskCalls.signOut}>
          <button type="submit" className="button low line">
            Sign out
          </button>
        </form>
      </DeskHeader>
      <nav className="tab-bar wrap" aria-label="Desk">
        <ul>
          {tabs.map(([name, label, href]) => (
            <li key={name}>
              <a href={href} aria-current={name === tab ? 'page' : undefined}>
                {label}
                <Count of={counts[name]} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1} data-state={state} data-left={left}>
        {desk.wasSignedOut && (
          <div className="wrap lead-lines">
            <div className="summary" role="alert">
              <h2>You were signed out before this was saved</h2>
              <p>What you typed or ticked is below and is not saved yet: press the button again.</p>
            </div>
          </div>
        )}
        {children}
      </main>
      <footer className="site-footer brief">
        <div className="wrap">
          <Keys />
          <form className="footer-desk" method="post" action={deskCalls.signOut}>
            <p className="small">
              Times are Indian Standard Time. This page is about real people: please close it when
              you leave the desk.
            </p>
            <button type="submit" className="text-action" name="everywhere" value="yes">
              Sign out everywhere
            </button>
          </form>
          <p className="acts-row">
            <a className="action" href={routes.deskTeam}>
              Team: who is away
            </a>
            <a className="action" href={routes.deskErase}>
              Erase a person
            </a>
          </p>
        </div>
      </footer>
    </div>
  );
}

function Count({ of }: { of: readonly [number, string] | undefined }) {
  if (!of || of[0] === 0) return null;
  return (
    <span className="count-in">
      {of[0]}
      <span className="sr-only"> {of[1]}</span>
    </span>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part[0] ?? '')
    .join('')
    .toUpperCase();

export function Entrance({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="desk">
      <DeskHeader>
        <ThemeToggle />
      </DeskHeader>
      <main id="main" tabIndex={-1} data-state={state}>
        <div className="wrap entrance">{children}</div>
      </main>
      <footer className="site-footer brief">
        <div className="wrap">
          <p className="small">Times are Indian Standard Time.</p>
        </div>
      </footer>
    </div>
  );
}

export function DeskHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <div className="wrap bar">
          <DeskLogo />
          {children}
        </div>
      </header>
    </>
  );
}

function DeskLogo() {
  return (
    <a className="logo" href={routes.desk}>
      <LedgerMark />
      {provider.name} <span className="room">Desk</span>
    </a>
  );
}

/** A message under the header alone: nobody's name and no counts are read for it. */
export function DeskMessage({ heading, text, state, ways }: PageMessage) {
  return (
    <div className="desk">
      <DeskHeader>
        <ThemeToggle />
      </DeskHeader>
      <main id="main" tabIndex={-1} data-state={state}>
        <div className="wrap entrance">
          <div className="summary" role="alert">
            <h1>{heading}</h1>
            <p>{text}</p>
            <p className="acts-row">
              {ways.map(({ href, label }) => (
                <a key={href} className="button line low" href={href}>
                  {label}
                </a>
              ))}
            </p>
          </div>
        </div>
      </main>
    </div>
  );
}

interface Key {
  readonly letter: string;
  readonly does: string;
  /** The script of the page reads it: lib/desk/browser/keys.ts. */
  readonly data?: { readonly [name in 'data-opens' | 'data-presses']?: string };
}

const keys: readonly Key[] = [
  { letter: 'j', does: 'next in the list, or the next enquiry' },
  { letter: 'k', does: 'the one before' },
  { letter: 'Enter', does: 'open it' },
  ...actions.flatMap((name) => {
    const { key } = deskActions[name];
    return key ? [{ ...key, data: { [key.clicks ? 'data-presses' : 'data-opens']: name } }] : [];
  }),
  { letter: 'Ctrl+Enter', does: 'in a form: save, and go on with the next' },
  { letter: '/', does: 'search' },
  { letter: '?', does: 'these lines' },
];

export function Keys() {
  return (
    <details className="more-rows keys" id="keys">
      <summary>Keys</summary>
      <p className="small">
        On a row of a list, the arrow keys also go up and down. In a field, every key types as
        usual. You can do everything without these keys.
      </p>
      <dl>
        {keys.map(({ letter, does, data }) => (
          <div key={letter}>
            <dt>
              <kbd {...data}>{letter}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="acts-row">
        <button type="button" className="button line low when-script" data-switch="keys">
          Keys
        </button>
        <button type="button" className="button line low when-script" data-switch="sound">
          Sound
        </button>
        <span className="sr-only" aria-live="polite" data-switched="" />
      </p>
    </details>
  );
}
