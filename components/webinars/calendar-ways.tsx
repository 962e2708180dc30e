import type { ReactNode } from 'react';
import type { calendarLinks } from '#lib/shared/calendar/words';

type Links = ReturnType<typeof calendarLinks>;

/** Every way into a visitor's own calendar; each is a plain link. */
export function CalendarWays({ links }: { links: Links }) {
  return (
    <ul className="calendar-ways">
      <Way
        href={links.download}
        action="Download for iOS (.ics)"
        text="On an iPhone or iPad it opens in Calendar; choose Add All. Outlook and other programs take the file too."
      />
      {links.android.map(({ language, href }) => (
        <Way
          key={language}
          href={href}
          action={
            <span>
              Open in calendar on Android: <span className="whitespace-nowrap">{language}</span>
            </span>
          }
          text="Fills in this session, every week, in Google Calendar; press Save."
        />
      ))}
      <Way
        href={links.webcal}
        action="Subscribe (webcal)"
        text="Apple Calendar, Outlook and Thunderbird then pick up every change by themselves."
      />
      <Way
        href={links.google}
        action="Subscribe in Google Calendar"
        text="On a computer: adds the feed to your other calendars. Google looks for changes about once a day."
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
