import '#styles/webinars/calendar.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { CalendarWays, Hours } from '#components/webinars/cards';
import { routes, webinarFeed } from '#data/addresses/routes';
import { weekly } from '#data/webinars';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { nextWebinars, weeklyHours } from '#lib/webinars/rules/sessions';
import { calendarLinks } from '#lib/webinars/words/sessions';
import { MonthToCome } from '#pages/month-to-come';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Subscribe to the webinar calendar',
  description:
    'One calendar feed with every webinar of HOA for accountants, for iOS, Android, Outlook and Google Calendar.',
  path: routes.icsCalendar,
  hidden: true,
});

export default function IcsCalendarPage() {
  const address = `${env().origin}${webinarFeed}`;
  return (
    <>
      <SceneHead
        scene={<MonthToCome now={Date.now()} />}
        title="Subscribe to the webinar calendar"
        lede={
          <>
            One feed with everything: the weekly webinars ({weekly.weekdayNames},{' '}
            <Hours>{weeklyHours}</Hours>), dated sessions and the paid webinar.
          </>
        }
      />
      <div className="wrap pb-16">
        {nextWebinars(Date.now(), 1).map((start) => (
          <CalendarWays key={start} links={calendarLinks(env().origin, start)} />
        ))}
        <p className="mt-7">
          For any other app, use the address of the feed:{' '}
          <a href={webinarFeed} className="num break-all underline">
            {address}
          </a>
        </p>
        <a className="action mt-4" href={routes.webinarCalendar}>
          See the sessions on a page
        </a>
      </div>
    </>
  );
}
