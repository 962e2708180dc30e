import { Carousel } from '#components/library/carousel';
import { Cover } from '#components/library/cover';
import { Hours } from '#components/webinars/cards';
import { levels } from '#data/courses';
import { shelves } from '#data/downloads';
import { formAt } from '#lib/shared/addresses/session-routes';
import { dayOf, monthOf, type Session, sessionHours, weekdayOf } from '#lib/shared/calendar/rules';

export function UpcomingWebinars({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Carousel title={shelves.upcoming} lede="Live and free. The next sessions, in both languages.">
      {sessions.map(({ title, description, language, url, start, end }, index) => (
        <li key={start}>
          <a className="item" href={formAt(url)}>
            <Cover
              shape="card"
              tone={levels[Math.floor(index / 2) % levels.length] ?? 'final'}
              kicker="Free webinar"
              mark={dayOf(start)}
              markFoot={`${weekdayOf(start)}, ${monthOf(start).slice(0, 3)}`}
              title={title}
              foot={language}
            />
            <span className="meta">
              <time dateTime={new Date(start).toISOString()}>
                {weekdayOf(start)} {dayOf(start)} {monthOf(start)},{' '}
                <Hours>{sessionHours({ start, end })}</Hours>
              </time>
            </span>
            <p>{description}</p>
            <span className="action">Register</span>
          </a>
        </li>
      ))}
    </Carousel>
  );
}
