import { Hours } from '#components/webinars/hours';
import { type WeeklySession, weekly } from '#data/webinars';
import { clock, dayOf, monthOf, weekdayOf } from '#lib/calendar/schedule';
import { topicOf } from '#lib/calendar/sessions';
import { routes } from '#lib/routes';

/** "Free Webinars for Accountants": the next day's two sessions, a voucher for each; `start` in epoch milliseconds. */
export function CalendarCard({ start }: { start: number }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {weekly.sessions.map((session) => (
        <SessionVoucher key={session.language} day={start} session={session} />
      ))}
    </div>
  );
}

function SessionVoucher({ day, session }: { day: number; session: WeeklySession }) {
  const { language, start, end } = session;
  return (
    <article className="voucher">
      <time className="stub" dateTime={new Date(day).toISOString()}>
        {weekdayOf(day)}
        <b>{dayOf(day)}</b>
        {monthOf(day)}
      </time>
      <div className="voucher-body">
        <h2 className="step-title">{language}</h2>
        <p className="num">
          <Hours>{`${clock(start)}-${clock(end, true)} IST`}</Hours>
        </p>
        <p className="text-quiet">{topicOf(day).title}</p>
        <a className="button low line mt-2" href={routes.jobHunt}>
          Register
        </a>
      </div>
    </article>
  );
}
