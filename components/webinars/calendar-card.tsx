import { DateStub } from '#components/webinars/date-stub';
import { Hours } from '#components/webinars/hours';
import { formAt } from '#lib/shared/addresses/session-routes';
import { type Session, sessionHours, sessionsOfDay } from '#lib/shared/calendar/sessions';

/** "Free Webinars for Accountants": the next day's two sessions, a voucher for each; `start` in epoch milliseconds. */
export function CalendarCard({ start }: { start: number }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {sessionsOfDay(start).map((session) => (
        <SessionVoucher key={session.id} session={session} />
      ))}
    </div>
  );
}

function SessionVoucher({ session }: { session: Session }) {
  const { language, title, start, url } = session;
  return (
    <article className="voucher">
      <DateStub start={start} />
      <div className="voucher-body">
        <h2 className="step-title">{language}</h2>
        <p className="num">
          <Hours>{sessionHours(session)}</Hours>
        </p>
        <p className="text-quiet">{title}</p>
        <a className="button low line mt-2" href={formAt(url)}>
          Register
        </a>
      </div>
    </article>
  );
}
