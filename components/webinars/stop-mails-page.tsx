/** It has one button, since mail scanners open links as well. */
import { Logo } from '#components/layout/logo';
import { routes } from '#data/addresses/routes';
import { mailStopCall } from '#data/addresses/token-routes';

const texts = {
  session: {
    ask: 'Stop mails about your session?',
    means: 'You will not get any more reminders, or the access link.',
    done: 'No more mails about this',
    stays:
      'We have stopped the mails about the sessions you registered for until now. You are still registered, and you are welcome in the session. If you register again, the mails start again.',
    on: { label: 'All sessions', href: routes.webinarCalendar },
  },
  payment: {
    ask: 'Stop reminders to pay?',
    means:
      'You will get no reminder the day before a part is due or on the day, and none about a session you registered for. You will still have to pay what is due.',
    done: 'No more reminders to pay',
    stays:
      'We have stopped the reminders about payments and about sessions you registered for. Your request has not changed, and you will still get an invoice when you have paid.',
    on: { label: 'To the site', href: routes.home },
  },
} as const;

interface Props {
  readonly token: string;
  readonly about: keyof typeof texts;
  readonly done: boolean;
}

export function StopMailsPage({ token, about, done }: Props) {
  const text = texts[about];
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
            <h1>{text.done}</h1>
            <p>{text.stays}</p>
          </>
        ) : (
          <>
            <h1>{text.ask}</h1>
            <p>{text.means} Only the button stops them; opening this page alone does nothing.</p>
            <form className="form" method="post" action={mailStopCall(token)}>
              <button type="submit" className="button">
                Stop these mails
              </button>
            </form>
          </>
        )}
        <hr />
        <p>
          <a className="action" href={text.on.href}>
            {text.on.label}
          </a>
        </p>
      </section>
    </main>
  );
}
