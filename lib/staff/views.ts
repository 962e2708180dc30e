/** Members of the desk, and which of them are away (contract: Desk). */

import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import { instantInIndia, isoDayInIndia, weekdayAndDate } from '#lib/platform/values/india';
import { firstName, type Member, membersOf } from '#lib/staff/rules';

export interface Colleague extends Member {
  readonly languages: readonly string[];
  readonly dealt: boolean;
  /** The version of their settings; 0 where none are stored. */
  readonly version: number;
}

interface Asked {
  readonly env: Env;
  readonly store: Pick<Store, 'listMemberSettings'>;
}

/** In the order of `DESK_EMAILS`. `now`: on the day on which somebody is back they are at work. */
export async function teamOf({ env, store }: Asked, now: number): Promise<readonly Colleague[]> {
  const settings = new Map((await store.listMemberSettings()).map((each) => [each.email, each]));
  const today = isoDayInIndia(now);
  return membersOf(env).map((member) => {
    const {
      awayUntil = '',
      languages = [],
      dealt = false,
      version = 0,
    } = settings.get(member.email) ?? {};
    return {
      ...member,
      languages,
      dealt,
      version,
      ...(awayUntil > today && { awayUntil }),
    };
  });
}

/** "with Sathya, away until Mon 30 Nov", of who has it; nothing of nobody and of who is at work. */
export function awayOf(
  address: string | undefined,
  members: readonly Member[],
  now: number,
): string {
  const who = members.find(({ email }) => email === address);
  return who?.awayUntil ? `with ${firstName(who.name)}, ${awayInWords(who, now)}` : '';
}

export const awayInWords = ({ awayUntil }: Pick<Member, 'awayUntil'>, now: number) =>
  awayUntil ? `away until ${weekdayAndDate(instantInIndia(awayUntil), now)}` : '';
