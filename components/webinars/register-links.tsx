import { Hours } from '#components/webinars/hours';
import { formAt } from '#lib/shared/addresses/session-routes';
import { sessionHours, sessionsOfDay } from '#lib/shared/calendar/rules';

/** One Register for each session of a day, since each is in a language of its own; `start` in epoch milliseconds. */
export function RegisterLinks({ start }: { start: number }) {
  return (
    <ul className="register-links">
      {sessionsOfDay(start).map((session) => (
        <li key={session.id}>
          <span className="num">
            {session.language} <Hours>{sessionHours(session)}</Hours>
          </span>
          <a
            className="button low line"
            href={formAt(session.url)}
            aria-label={`Register, ${session.language}`}
          >
            Register
          </a>
        </li>
      ))}
    </ul>
  );
}
