import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { routes } from '#data/addresses/routes';
import { formAt } from '#data/addresses/session-routes';
import { type Edition, weekly } from '#data/webinars';
import { clock } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import {
  dayOf,
  monthOf,
  type Session,
  sessionHours,
  sessionsOfDay,
  sessionTimeText,
  topicOf,
  weekdayOf,
} from '#lib/webinars/rules/sessions';
import type { calendarLinks } from '#lib/webinars/words/sessions';

type Links = ReturnType<typeof calendarLinks>;

/** Every way into a visitor's own calendar; each is a plain link. Most phones in India run Android. */
export function CalendarWays({ links }: { links: Links }) {
  return (
    <ul className="calendar-ways">
      {links.android.map(({ language, href }) => (
        <Way
          key={language}
          href={href}
          action={
            <span>
              Open in calendar on Android: <span className="whitespace-nowrap">{language}</span>
            </span>
          }
          text="Adds this session, every week, to Google Calendar; press Save."
        />
      ))}
      <Way
        href={links.download}
        action="Download for iOS (.ics)"
        text="On an iPhone or iPad it opens in Calendar; choose Add All. It also works in Outlook and other apps."
      />
      <Way
        href={links.webcal}
        action="Subscribe (webcal)"
        text="Apple Calendar, Outlook and Thunderbird then update automatically."
      />
      <Way
        href={links.google}
        action="Subscribe in Google Calendar"
        text="On a computer: adds the feed to your other calendars. Google checks for changes about once a day."
      />
    </ul>
  );
}

function Way({ href, action, text }: { href: string; action: ReactNode; text: string }) {
  const outside = href.startsWith('https://');
  return (
    <li>
      <a
        className="action"
        href={href}
        rel={outside ? 'noopener' : undefined}
        target={outside ? '_blank' : undefined}
      >
        {action}
      </a>
      <p className="text-quiet">{text}</p>
    </li>
  );
}

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
            <span>{session.language}</span> <Hours>{sessionHours(session)}</Hours>
          </a>
        ))}
      </p>
    </li>
  );
}

/** "Free Webinars for Accountants": the next day, its topic once and both sessions; `start` in epoch milliseconds. */
export function CalendarCard({ start }: { start: number }) {
  return (
    <article className="voucher dated">
      <DateStub start={start} />
      <div className="voucher-body">
        <h2 className="step-title">{topicOf(start).title}</h2>
        <RegisterLinks start={start} />
      </div>
    </article>
  );
}

/** The floating promo card with its countdown to a real start; `start` in epoch milliseconds. */
export function CountdownCard({ start }: { start: number }) {
  const at = new Date(start).toISOString();
  return (
    <article className="countdown-card" aria-labelledby="countdown-title">
      <p className="text-quiet">
        The next free webinar <span className="when-script">begins in</span>
      </p>
      <p className="countdown-time">
        <count-down to={at} />
      </p>
      <h2 id="countdown-title" className="step-title mt-4">
        {topicOf(start).title}
      </h2>
      <p className="mt-1 text-quiet">
        <time dateTime={at}>
          {weekdayOf(start)} {dayOf(start)} {monthOf(start)}
        </time>
        , in Tamil and Telugu with English terms.
      </p>
      <RegisterLinks start={start} />
    </article>
  );
}

export function NextWebinar({ start }: { start: number }) {
  return (
    <article className="voucher dated">
      <DateStub start={start} />
      <div className="voucher-body">
        <h3>{weekly.title}</h3>
        <p className="text-quiet">{topicOf(start).title}</p>
        <RegisterLinks start={start} />
      </div>
    </article>
  );
}

interface Props {
  edition: Edition;
  open: boolean;
}

export function PaidWebinar({ edition, open }: Props) {
  if (!open) return null;
  return (
    <aside className="wrap paid-webinar" aria-label="Paid webinar">
      <div>
        <p>
          <b>{edition.title}</b>, live: {sessionTimeText(edition)}. {inRupees(edition.price)}, GST
          included.
        </p>
        <a className="action" href={routes.aiWebinar}>
          See what it covers, and register
        </a>
      </div>
    </aside>
  );
}

/** A non-modal dialog that starts open as one line, unfolds, leads to the form and closes, all without a script. `start` in epoch milliseconds. */
export function PromoPopup({ start }: { start: number }) {
  return (
    <dialog open id="promo" className="promo" aria-label={promoTitle}>
      <button
        type="button"
        className="icon-button"
        command="close"
        commandfor="promo"
        data-shell="dismiss"
        data-key="promo"
        data-days="30"
        aria-label="Dismiss"
      >
        <Icon name="close" />
      </button>
      <details>
        <summary>
          <span>
            {promoTitle}, <span className="inline-block">{promoHour}</span>
          </span>
        </summary>
        <div className="promo-text">
          <PromoText start={start} />
        </div>
      </details>
      <a className="promo-register" href={formAt(routes.jobHunt)}>
        Register
      </a>
    </dialog>
  );
}

export const promoTitle = `Free webinars every ${weekly.weekdayNames}`;

/** "4:00 PM IST" */
const promoHour = `${clock(weekly.start, true)} IST`;

/** `start` is the next day of webinars in epoch milliseconds. */
export function PromoText({ start }: { start: number }) {
  return (
    <>
      <p className="text-quiet">
        <time dateTime={new Date(start).toISOString()}>
          {weekdayOf(start)} {dayOf(start)} {monthOf(start)}
        </time>
        : {topicOf(start).title}
      </p>
      <RegisterLinks start={start} />
    </>
  );
}

/** One Register for each session of a day, since each is in a language of its own; `start` in epoch milliseconds. */
function RegisterLinks({ start }: { start: number }) {
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

/** The day on the stub of a voucher; `start` in epoch milliseconds. */
const DateStub = ({ start }: { start: number }) => (
  <time className="stub" dateTime={new Date(start).toISOString()}>
    {weekdayOf(start)}
    <b>{dayOf(start)}</b>
    {monthOf(start)}
  </time>
);

/** Hours of a session in one piece: "4:00-5:30 PM IST" breaks at its hyphen only where no line holds it. */
export function Hours({ children }: { children: string }) {
  return <span className="inline-block">{children}</span>;
}
