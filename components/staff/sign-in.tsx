import type { ReactNode } from 'react';
import { Submit } from '#components/desk/parts';
import { Entrance } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { Input } from '#components/ui/plain-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { signInForm } from '#lib/desk/forms';
import type { FieldErrors } from '#lib/forms/define';

function Leaf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="leaf">
      <span className="leaf-margin" aria-hidden="true" />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

function EmailForm({
  back,
  button,
  errors,
}: {
  back: string;
  button: string;
  errors?: FieldErrors;
}) {
  return (
    <form className="form" method="post" action={deskCalls.signIn}>
      <input type="hidden" name="to" value={back} />
      <FormField form={signInForm} name="email" autoComplete="email" required errors={errors} />
      <Submit look="button">{button}</Submit>
    </form>
  );
}

export function SignInPage({
  back,
  phone,
  errors,
}: {
  back: string;
  phone: { readonly text: string; readonly href: string };
  errors?: FieldErrors;
}) {
  return (
    <Entrance state="ask">
      <Leaf title="Sign in to the desk">
        <p>
          For the staff of HOA. There is no password: we will send a link and a code to your work
          address.
        </p>
        <EmailForm back={back} button="Send me a link and a code" errors={errors} />
      </Leaf>
      <div className="small">
        Looking for your own enquiry? Open the link in the receipt we sent you, or call{' '}
        <a href={phone.href}>{phone.text}</a>.
      </div>
    </Entrance>
  );
}

export function SpentPage() {
  return (
    <Entrance state="spent">
      <Leaf title="This link was already used">
        <p>
          It was used before, or its ten minutes are over. This is for safety, so that nobody can
          sign in with an old link.
        </p>
        <EmailForm back={routes.desk} button="Send me a new one" />
      </Leaf>
    </Entrance>
  );
}

interface CodePageProps {
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
      <Leaf title="Check your mail">
        <p>
          If <b>{email}</b> belongs to the desk, we sent you a link and a{' '}
          <span className="nb">6-digit</span> code. Both work until{' '}
          <time className="nb" dateTime={untilIso}>
            {until}
          </time>
          , once.
        </p>
        {left === 0 ? <Closed /> : <CodeForm left={left} typed={typed} />}
        <hr />
        <p>No mail? Check the spam folder for a mail from {from}.</p>
        <form className="acts-row" method="post" action={deskCalls.signIn}>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="to" value={back} />
          <Submit look="button line low">Send a new one</Submit>
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
      <h2>This code no longer works</h2>
      <p>
        Five wrong codes were typed, so the code and its link no longer work. Ask for a new one.
      </p>
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
          <h2>This code is not right</h2>
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
      <Input
        className="code"
        id="code"
        name="code"
        label="6-digit code"
        hint="You can paste it; spaces do not matter."
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        defaultValue={typed}
        error={wrong ? 'This code is not right' : undefined}
      />
      <Submit look="button">Sign in</Submit>
    </form>
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
      <Leaf title="Confirm again that it is you">
        <p>
          You signed in at <span className="nb">{signedIn}</span>. To export or erase, you need to
          have signed in within the last hour. We will send a new link and code to <b>{email}</b>.
          After that you will return to where you were.
        </p>
        <form className="form" method="post" action={deskCalls.signIn}>
          <input type="hidden" name="to" value={back} />
          <input type="hidden" name="email" value={email} />
          <Submit look="button">Send me a link and a code</Submit>
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

interface ConfirmPageProps {
  readonly name: string;
  readonly email: string;
  readonly sentAt: string;
  readonly token: string;
}

/** Mail scanners open links as well, so only the button signs in. */
export function ConfirmPage({ name, email, sentAt, token }: ConfirmPageProps) {
  return (
    <Entrance state="confirm">
      <Leaf title={`Sign in as ${name}?`}>
        <p>
          You opened the link we sent to <b>{email}</b> at <span className="nb">{sentAt}</span>.
          Only the button signs you in; opening the link alone does nothing.
        </p>
        <form className="form" method="post" action={deskCalls.enter}>
          <input type="hidden" name="token" value={token} />
          <Submit look="button">Sign in</Submit>
        </form>
        <hr />
        <dl className="facts">
          <dt>Stays signed in</dt>
          <dd>Until you sign out, 12 hours at most</dd>
        </dl>
        <p>
          If you did not ask for this, close the page and tell a colleague: somebody typed your
          address.
        </p>
      </Leaf>
    </Entrance>
  );
}
