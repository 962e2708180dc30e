/** Signing in: what to type, where to look, whether it is you, and what to do when it is over. */
import type { ReactNode } from 'react';
import { Entrance } from '#components/desk/shell';
import { deskCalls, routes } from '#lib/routes';

export function Leaf({ title, children }: { title: string; children: ReactNode }) {
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
