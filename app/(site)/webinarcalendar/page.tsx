import '#styles/ui/dated-voucher.css';
import '#styles/site/share.css';
import '#styles/webinars/calendar.css';
import '#styles/site/scenes/scene.css';
import { Fragment } from 'react';
import { SceneHead } from '#components/site/scene-head';
import { ShareRow } from '#components/site/share';
import { Section } from '#components/ui/section';
import {
  CalendarCard,
  CalendarWays,
  Hours,
  PaidWebinar,
  UpcomingList,
} from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { weekly } from '#data/webinars';
import { editionNow } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { onDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';
import { leftOut, nextWebinars, sessionsOfDay, weeklyHours } from '#lib/webinars/rules/sessions';
import { sessionsToCome } from '#lib/webinars/views/feed';
import { calendarLinks } from '#lib/webinars/words/sessions';
import { Breadcrumbs } from '#pages/breadcrumbs';
import { MonthToCome } from '#pages/month-to-come';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Calendar of free webinars for accountants',
  description:
    'Free live webinars for accountants every Tuesday and Thursday, in Tamil and Telugu with English terms. Dates, topics and calendar links.',
  path: routes.webinarCalendar,
});

/** In the list, after those of the voucher. */
const shownSessions = 8;

export default async function WebinarCalendarPage() {
  const paid = await editionNow(Date.now());
  const now = Date.now();
  const starts = nextWebinars(now, 1);
  const onVoucher = new Set(starts.flatMap(sessionsOfDay).map(({ id }) => id));
  const sessions = await sessionsToCome(now, shownSessions + onVoucher.size);
  const later = sessions.filter(({ id }) => !onVoucher.has(id));
  return (
    <>
      <SceneHead
        scene={<MonthToCome now={Date.now()} />}
        title={weekly.title}
        lede={
          <>
            Live every {weekly.weekdayNames}, <Hours>{weeklyHours}</Hours>, one session after the
            other. No fee.
          </>
        }
      >
        <div className="mt-6">
          <a className="button" href={routes.jobHunt}>
            Register for a free webinar
          </a>
        </div>
      </SceneHead>
      <PaidWebinar {...paid} />
      <div className="wrap pb-14">
        {starts.map((start) => (
          <CalendarCard key={start} start={start} />
        ))}
      </div>
      <Section title="The next sessions">
        <UpcomingList sessions={later.slice(0, shownSessions)} />
        <p className="small mt-4">
          No session on public holidays
          {leftOut(now)
            .slice(0, 1)
            .map(({ isoDay, holiday }) => (
              <Fragment key={isoDay}>
                : the next is <span className="whitespace-nowrap">{onDay(isoDay)}</span>, {holiday}
              </Fragment>
            ))}
          .
        </p>
      </Section>
      <Section id="add" title="Add it to your calendar">
        {starts.map((start) => (
          <CalendarWays key={start} links={calendarLinks(env().origin, start)} />
        ))}
      </Section>
      <div className="wrap pb-12">
        <ShareRow url={`${env().origin}${routes.webinarCalendar}`} title={weekly.title} />
      </div>
      <Breadcrumbs path={routes.webinarCalendar} />
    </>
  );
}
