/** The parts of a date in Tamil. */
import { jobHunt } from '#data/job-hunt';
import { clock } from '#lib/calendar/schedule';
import type { Session } from '#lib/calendar/sessions';
import { timeInIndia } from '#lib/india';

const inTamil = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ta-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (instant: number) => format.format(instant);
};

export const weekdayInTamil = inTamil({ weekday: 'long' });
export const monthInTamil = inTamil({ month: 'long' });
/** "24 நவம்பர்". */
export const dayInTamil = inTamil({ day: 'numeric', month: 'long' });
/** "மாலை 4:00-4:40 IST". */
export const hoursInTamil = ({ start, end }: Pick<Session, 'start' | 'end'>) =>
  `${jobHunt.evening} ${clock(timeInIndia(start))}-${clock(timeInIndia(end))} IST`;
