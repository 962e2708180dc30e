import { RegisterLinks } from '#components/webinars/register-links';
import { weekly } from '#data/webinars';
import { clock, dayOf, monthOf, topicOf, weekdayOf } from '#lib/shared/calendar/rules';

export const promoTitle = `Free webinars every ${weekly.weekdayNames}`;

/** Day, hour, topic in a line that fits a small phone, the hour without its minutes; `start` in epoch milliseconds. */
export const promoLine = (start: number): string =>
  `${weekdayOf(start)} ${dayOf(start)}, ${clock(weekly.start, true).replace(':00', '')}: ${topicOf(start).short}, free`;

/** What the promo says, wherever it stands, under its title; `start` of the next day of webinars in epoch milliseconds. */
export function PromoText({ start }: { start: number }) {
  return (
    <>
      <p className="text-quiet">
        <time dateTime={new Date(start).toISOString()}>
          {weekdayOf(start)} {dayOf(start)} {monthOf(start)}
        </time>
        : {topicOf(start).title}
      </p>
      <RegisterLinks start={start} />
    </>
  );
}
