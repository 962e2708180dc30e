import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { firstName, type Member } from '#lib/staff/rules';

export type Mark = 'new' | 'missed' | 'talking' | 'done' | 'sent' | 'waits' | 'parked';

export const nameShown = (name: string) => name.trim() || 'No name';

/** Somebody who left the desk is named by the address. */
export const memberName = (address: string, members: readonly Member[]) => {
  const found = members.find(({ email }) => email === address);
  return found ? firstName(found.name) : (address.split('@')[0] ?? address);
};

/** "6 h 20 min", "35 min"; from two days on those of the calendar, so that an afternoon says one number. */
export function span(from: number, to: number): string {
  if (to - from < 2 * dayMs) return hoursSpan(to - from);
  const days = Date.parse(isoDayInIndia(to)) - Date.parse(isoDayInIndia(from));
  return `${days / dayMs} days`;
}

export const monthOf = (instant: number) => longMonth.format(instant);

/** "6 h 20 min", "35 min", "50 h": for office hours, of which a day has eight. Milliseconds in. */
export function hoursSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

const longMonth = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  month: 'long',
});
