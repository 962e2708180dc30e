import { DateStub } from '#components/webinars/date-stub';
import { RegisterLinks } from '#components/webinars/register-links';
import { topicOf } from '#lib/shared/calendar/rules';

/** "Free Webinars for Accountants": the next day, its topic once and both sessions; `start` in epoch milliseconds. */
export function CalendarCard({ start }: { start: number }) {
  return (
    <article className="voucher">
      <DateStub start={start} />
      <div className="voucher-body">
        <h2 className="step-title">{topicOf(start).title}</h2>
        <RegisterLinks start={start} />
      </div>
    </article>
  );
}
