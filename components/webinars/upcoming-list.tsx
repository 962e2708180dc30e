import { Hours } from '#components/webinars/hours';
import { formAt } from '#lib/shared/addresses/session-routes';
import { dayOf, monthOf, weekdayOf } from '#lib/shared/calendar/schedule';
import { type Session, sessionHours } from '#lib/shared/calendar/sessions';

/** The sessions to come as ruled rows; each row leads to its registration form. */
export function UpcomingList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ol className="sessions">
      {sessions.map(({ title, description, url, language, ...session }) => (
        <li key={`${session.start} ${language}`}>
          <time dateTime={new Date(session.start).toISOString()}>
            {weekdayOf(session.start)} {dayOf(session.start)} {monthOf(session.start)}
          </time>
          <a href={formAt(url)}>
            <b>{title}</b>
            <span>{description}</span>
          </a>
          <span className="num">
            {language}
            <br />
            <Hours>{sessionHours(session)}</Hours>
          </span>
        </li>
      ))}
    </ol>
  );
}
