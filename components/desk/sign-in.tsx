/** Signing in: what to type, where to look, whether it is you, and what to do when it is over. */
import type { ReactNode } from 'react';
import { Entrance } from '#components/desk/shell';
import { deskCalls, routes } from '#lib/routes';

function Leaf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="leaf">
      <span className="leaf-margin" aria-hidden="true" />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

function EmailForm({ back, button, error }: { back: string; button: string; error?: boolean }) {
  return (
    <form className="form" method="post" action={deskCalls.signIn}>
      <input type="hidden" name="to" value={back} />
      <div className="field">
        <label htmlFor="email">Work e-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={error || undefined}
          aria-describedby={error ? 'email-error' : undefined}
        />
        {error && (
          <p className="error" id="email-error">
            Please type your work e-mail address
          </p>
        )}
      </div>
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}

export function SignInPage({
  back,
  phone,
  error = false,
}: {
  back: string;
  phone: { readonly text: string; readonly href: string };
  error?: boolean;
}) {
  return (
    <Entrance state="ask">
      <Leaf title="Sign in to the desk">
        <p>
          For the staff of HOA. There is no password: we send a link and a code to your work
          address.
        </p>
        <EmailForm back={back} button="Send me a link and a code" error={error} />
      </Leaf>
      <div className="small">
        Looking for your own enquiry? Open the link in the receipt we sent you, or call{' '}
        <a href={phone.href}>{phone.text}</a>.
      </div>
    </Entrance>
  );
}

/** Before an export or an erasure, when the sign-in is more than an hour old. */
export function ConfirmAgainPage({
  back,
  email,
  signedIn,
}: {
  back: string;
  email: string;
  signedIn: string;
}) {
  return (
    <Entrance state="again">
      <Leaf title="Show once more that it is you">
        <p>
          You signed in at {signedIn}. An export and an erasure ask for a sign-in of less than an
          hour ago. We send a new link and code to <b>{email}</b>; afterwards you come back to where
          you were.
        </p>
        <form className="form" method="post" action={deskCalls.signIn}>
          <input type="hidden" name="to" value={back} />
          <input type="hidden" name="email" value={email} />
          <button type="submit" className="button">
            Send me a link and a code
          </button>
        </form>
        <hr />
        <p>
          <a className="action" href={back}>
            Go back without it
          </a>
        </p>
      </Leaf>
    </Entrance>
  );
}

export interface CodePageProps {
  readonly email: string;
  readonly until: string;
  readonly untilIso: string;
  readonly from: string;
  readonly back: string;
  /** Tries that are left after a wrong code; 0 closes it. */
  readonly left?: number | undefined;
  readonly typed?: string | undefined;
}

export function CodePage({ email, until, untilIso, from, back, left, typed = '' }: CodePageProps) {
  return (
    <Entrance state={left === undefined ? 'code' : left === 0 ? 'closed' : 'wrong'}>
      <Leaf title="Look in your mail">
        <p>
          If <b>{email}</b> belongs to the desk, we sent you a link and a{' '}
          <span className="nb">6-digit</span> code. Both work until{' '}
          <time dateTime={untilIso}>{until}</time>, once.
        </p>
        {left === 0 ? <Closed /> : <CodeForm left={left} typed={typed} />}
        <hr />
        <p>Nothing there? Look in spam for a mail from {from}.</p>
        <form className="acts-row" method="post" action={deskCalls.signIn}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="to" value={back} />
          <button type="submit" className="button line low">
            Send a new one
          </button>
          <a className="action" href={routes.deskSignIn}>
            Use another address
          </a>
        </form>
      </Leaf>
    </Entrance>
  );
}

function Closed() {
  return (
    <div className="summary" role="alert">
      <h2>This code is closed</h2>
      <p>Five wrong codes closed it, and the link with it. Ask for a new one.</p>
    </div>
  );
}

const words = ['No try is', 'One try is', 'Two tries are', 'Three tries are', 'Four tries are'];

function CodeForm({ left, typed }: { left: number | undefined; typed: string }) {
  const wrong = left !== undefined;
  return (
    <form className="form" method="post" action={deskCalls.enter} noValidate>
      {wrong && (
        <div className="summary" role="alert">
          <h2>This code does not fit</h2>
          <ul>
            <li>
              <a href="#code">
                Compare it with the newest mail and type it again.{' '}
                {words[left] ?? `${left} tries are`} left.
              </a>
            </li>
          </ul>
        </div>
      )}
      <div className="field">
        <label htmlFor="code">6-digit code</label>
        <p className="hint" id="code-hint">
          You may paste it; spaces do no harm.
        </p>
        <input
          className="code"
          id="code"
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          defaultValue={typed}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'code-hint code-error' : 'code-hint'}
        />
        {wrong && (
          <p className="error" id="code-error">
            This code does not fit
          </p>
        )}
      </div>
      <button type="submit" className="button">
        Sign in
      </button>
    </form>
  );
}

export interface ConfirmPageProps {
  readonly name: string;
  readonly email: string;
  readonly sentAt: string;
  readonly token: string;
}

/** What the link opens: mail scanners open links as well, so only the button signs in. */
export function ConfirmPage({ name, email, sentAt, token }: ConfirmPageProps) {
  return (
    <Entrance state="confirm">
      <Leaf title={`Sign in as ${name}?`}>
        <p>
          You opened the link that we sent to <b>{email}</b> at {sentAt}. Only the button signs you
          in; opening the link does nothing by itself.
        </p>
        <form className="form" method="post" action={deskCalls.enter}>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button">
            Sign in
          </button>
        </form>
        <hr />
        <dl className="facts">
          <dt>Stays signed in</dt>
          <dd>Until you sign out, 12 hours at most</dd>
        </dl>
        <p>
          You did not ask for this? Close the page and tell a colleague: somebody typed your
          address.
        </p>
      </Leaf>
    </Entrance>
  );
}

export function SpentPage() {
  return (
    <Entrance state="spent">
      <Leaf title="This link is spent">
        <p>
          It was used before, or its ten minutes are over. That is how it should be: a link that is
          found later opens nothing.
        </p>
        <EmailForm back={routes.desk} button="Send me a new one" />
      </Leaf>
    </Entrance>
  );
}
