/** The hours of an interview as they are posted: `2026-11-27T11:00`, Indian Standard Time. */
import { line } from '#lib/shared/forms/sanitize';
import { dayMs, isoDayInIndia, readInstant, timeInIndia } from '#lib/shared/india';

/** As a form sends it back. */
export const slotValue = (at: number): string => `${isoDayInIndia(at)}T${timeInIndia(at)}`;

const mostSlots = 3;
const [opens, closes] = ['08:00', '20:00'] as const;
const notice = 2 * 60 * 60 * 1000;
const ahead = 90 * dayMs;

/** What an employer offers: each between 8:00 and 20:00, two hours ahead at least, none twice. */
export function readSlots(
  values: readonly unknown[],
  now: number,
): { readonly ok: readonly number[] } | { readonly wrong: string } {
  const typed = values.filter((each) => line(each) !== '');
  if (typed.length === 0) return { wrong: 'Give at least one time.' };
  if (typed.length > mostSlots) return { wrong: 'Give three times at the most.' };
  const slots: number[] = [];
  for (const [index, value] of typed.entries()) {
    const at = readInstant(line(value));
    const which = `Time ${index + 1}`;
    if (at === undefined) return { wrong: `${which} is not a day and an hour.` };
    const same = slots.indexOf(at);
    if (same >= 0) {
      return {
        wrong: `${which} is the same as time ${same + 1}. Give another, or leave it empty.`,
      };
    }
    if (at < now + notice) return { wrong: `${which} must be at least two hours from now.` };
    if (at > now + ahead) return { wrong: `${which} must be within three months from now.` };
    const clock = timeInIndia(at);
    if (clock < opens || clock > closes) {
      return { wrong: `${which} must be between 8:00 AM and 8:00 PM, Indian time.` };
    }
    slots.push(at);
  }
  return { ok: slots.sort((one, other) => one - other) };
}
