/** Where to look for the code, and what happens to a wrong one. */

import { Entrance } from '#components/desk/entrance';
import { Submit } from '#components/desk/parts';
import { Leaf } from '#components/desk/sign-in';
import { Input } from '#components/ui/plain-field';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

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
