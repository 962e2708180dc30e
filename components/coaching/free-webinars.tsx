import { NextWebinar } from '#components/webinars/next-webinar';
import { routes } from '#lib/shared/addresses/routes';
import { nextWebinars } from '#lib/shared/calendar/schedule';

/** The next two sessions; `now` in epoch milliseconds, `channel` the address of our videos. */
export function FreeWebinars({ now, channel }: { now: number; channel: string }) {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        {nextWebinars(now, 2).map((start) => (
          <NextWebinar key={start} start={start} />
        ))}
      </div>
      <p className="mt-5 flex flex-wrap gap-x-8">
        <a className="action" href={routes.webinarCalendar}>
          Webinar calendar
        </a>
        <a className="action" href={`${routes.downloads}#download`}>
          Books, recordings and articles
        </a>
        {channel && (
          <a className="action" href={channel} rel="noopener" target="_blank">
            Our video channel
          </a>
        )}
      </p>
    </>
  );
}
