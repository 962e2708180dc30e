/** Members of the desk: `DESK_EMAILS`, at most 50 of `Name <address>`. */
import type { Env } from '#lib/platform/config/env';

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
