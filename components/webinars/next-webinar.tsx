import { Fragment } from 'react';
import { Hours } from '#components/webinars/hours';
import { weekly } from '#data/webinars';
import { clock, dayOf, monthOf, weekdayOf, weeklyHours } from '#lib/calendar/schedule';
import { routes } from '#lib/routes';

/** The voucher of the next free webinar; `start` in epoch milliseconds. */
export function NextWebinar({ start }: { start: number }) {
  return (
    <article className="voucher">
      <time className="stub" dateTime={new Date(start).toISOString()}>
        {weekdayOf(start)}
        <b>{dayOf(start)}</b>
        {monthOf(start)}
      </time>
      <div className="voucher-body">
        <h3>{weekly.title}</h3>
        <p className="num text-quiet">
          <Hours>{weeklyHours}</Hours>.{' '}
          {weekly.sessions.map(({ language, start: from, end }, index) => (
            <Fragment key={language}>
              {index > 0 && ', '}
              {language} <Hours>{`${clock(from)}-${clock(end)}`}</Hours>
            </Fragment>
          ))}
          .
        </p>
        <a className="button low line mt-2" href={routes.jobHunt}>
          Register
        </a>
      </div>
    </article>
  );
}
