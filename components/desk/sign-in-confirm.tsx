/** Whether it is you: by the link of a mail, and once more after an hour. */

import { Entrance } from '#components/desk/entrance';
import { Submit } from '#components/desk/parts';
import { Leaf } from '#components/desk/sign-in';
import { deskCalls } from '#lib/shared/addresses/desk-routes';

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
          After that you come back to where you were.
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
          You opened the link that we sent to <b>{email}</b> at <span className="nb">{sentAt}</span>
          . Only the button signs you in; opening the link does nothing by itself.
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
