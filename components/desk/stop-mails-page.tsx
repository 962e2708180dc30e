/** What the link in a mail about a session opens: one button, since mail scanners open links as well. */
import { Logo } from '#components/layout/logo';
import { routes } from '#lib/shared/addresses/routes';
import { mailStopCall } from '#lib/shared/addresses/token-routes';

export function StopMailsPage({ token, done }: { token: string; done: boolean }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap entrance content-start"
      data-state={done ? 'stopped' : 'ask'}
    >
      <Logo />
      <section className="leaf">
        <span className="leaf-margin" aria-hidden="true" />
        {done ? (
          <>
            <h1>No more mails about this</h1>
            <p>
              Mails about the sessions you registered for until now have stopped. You are still
              registered, and you are welcome in the session. Registering again starts them again.
            </p>
          </>
        ) : (
          <>
            <h1>Stop mails about your session?</h1>
            <p>
              You would get no reminder and no access link any more. Only the button stops them;
              opening this page does nothing by itself.
            </p>
            <form className="form" method="post" action={mailStopCall(token)}>
              <button type="submit" className="button">
                Stop these mails
              </button>
            </form>
          </>
        )}
        <hr />
        <p>
          <a className="action" href={routes.webinarCalendar}>
            All sessions
          </a>
        </p>
      </section>
    </main>
  );
}
