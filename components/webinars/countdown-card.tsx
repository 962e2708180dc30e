import { RegisterLinks } from '#components/webinars/register-links';
import { dayOf, monthOf, topicOf, weekdayOf } from '#lib/shared/calendar/rules';

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
