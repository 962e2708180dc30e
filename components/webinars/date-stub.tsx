import { dayOf, monthOf, weekdayOf } from '#lib/shared/calendar/rules';

/** The day on the stub of a voucher; `start` in epoch milliseconds. */
export const DateStub = ({ start }: { start: number }) => (
  <time className="stub" dateTime={new Date(start).toISOString()}>
    {weekdayOf(start)}
    <b>{dayOf(start)}</b>
    {monthOf(start)}
  </time>
);
