import { Hours } from '#components/webinars/hours';
import { formAt } from '#lib/shared/addresses/session-routes';
import { dayOf, monthOf, type Session, sessionHours, weekdayOf } from '#lib/shared/calendar/rules';

/** The sessions to come, a ruled row for each topic of a day; each session leads to its registration form. */
export function UpcomingList({ sessions }: { sessions: readonly Session[] }) {
  const days = Map.groupBy(sessions, ({ start, title }) => `${dayAt(start)} ${title}`);
  return (
    <ol className="sessions">
      {[...days.values()].map((day) => (
        <Day key={day[0]?.id} day={day} />
      ))}
    </ol>
  );
}

const dayAt = (start: number) => `${weekdayOf(start)} ${dayOf(start)} ${monthOf(start)}`;

function Day({ day }: { day: readonly Session[] }) {
  const [first] = day;
  if (!first) return null;
  return (
    <li>
      <time dateTime={new Date(first.start).toISOString()}>{dayAt(first.start)}</time>
      <p>
        <b>{first.title}</b>
        <span>{first.description}</span>
      </p>
      <p className="num day-ways">
        {day.map((session) => (
          <a key={session.id} href={formAt(session.url)}>
            {session.language} <Hours>{sessionHours(session)}</Hours>
          </a>
        ))}
      </p>
    </li>
  );
}
