import { RegisterLinks } from '#components/webinars/register-links';
import { weekly } from '#data/webinars';
import { dayOf, monthOf, weekdayOf } from '#lib/calendar/schedule';
import { topicOf } from '#lib/calendar/sessions';

/** What the promo says, wherever it stands; `start` of the next day of webinars in epoch milliseconds. */
export function PromoText({ id, start }: { id: string; start: number }) {
  return (
    <>
      <p id={id} className="font-semibold">
        Free webinars every {weekly.weekdayNames}
      </p>
      <p className="mt-1 text-quiet">
        <time dateTime={new Date(start).toISOString()}>
          {weekdayOf(start)} {dayOf(start)} {monthOf(start)}
        </time>
        : {topicOf(start).title}
      </p>
      <RegisterLinks start={start} />
    </>
  );
}
