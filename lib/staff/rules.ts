/** Members of the desk (`DESK_EMAILS`, at most 50 of `Name <address>`), and how the desk writes names and times. */
import type { Env } from '#lib/platform/config/env';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';

export interface Member {
  readonly name: string;
  readonly email: string;
  /** The day on which they are back, as 2026-11-30; absent of who is at work. */
  readonly awayUntil?: string;
}

const trialDesk: Member = { name: 'Trial desk', email: 'operations@localhost' };

export function membersOf({ DESK_EMAILS, mode }: Pick<Env, 'DESK_EMAILS' | 'mode'>): Member[] {
  if (DESK_EMAILS === undefined) return mode === 'trial' ? [trialDesk] : [];
  return DESK_EMAILS.split(',').map((entry) => {
    const at = entry.indexOf('<');
    const email = entry
      .slice(at + 1, entry.indexOf('>'))
      .trim()
      .toLowerCase();
    return { name: entry.slice(0, at).trim() || email, email };
  });
}

export const memberOf = (env: Pick<Env, 'DESK_EMAILS' | 'mode'>, email: string) =>
  membersOf(env).find((member) => member.email === email.trim().toLowerCase());

/** For the head of a mail, without what would end the name there. */
export const namedAddress = ({ name, email }: Pick<Member, 'name' | 'email'>) =>
  `${name.replaceAll(/[",<>]/g, ' ')} <${email}>`;

/** "Meena" of "Meena Sample": how colleagues are named in lists. */
export const firstName = (name: string) => name.split(/\s+/)[0] ?? name;

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
