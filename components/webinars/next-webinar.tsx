import { DateStub } from '#components/webinars/date-stub';
import { RegisterLinks } from '#components/webinars/register-links';
import { weekly } from '#data/webinars';
import { topicOf } from '#lib/shared/calendar/rules';

/** The voucher of the next day of free webinars; `start` in epoch milliseconds. */
export function NextWebinar({ start }: { start: number }) {
  return (
    <article className="voucher">
      <DateStub start={start} />
      <div className="voucher-body">
        <h3>{weekly.title}</h3>
        <p className="text-quiet">{topicOf(start).title}</p>
        <RegisterLinks start={start} />
      </div>
    </article>
  );
}
