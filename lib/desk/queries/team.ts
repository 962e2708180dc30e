/** Who works at the desk, who of them is away, and to whom the next enquiry goes (contract: Desk). */

import type { ListedEnquiry } from '#lib/enquiries/schema';
import { spokenIn } from '#lib/enquiries/words';
import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import {
  endOfDay,
  instantInIndia,
  isoDayInIndia,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { firstName, type Member, membersOf } from '#lib/staff/rules';

export interface Colleague extends Member {
  readonly languages: readonly string[];
  /** New enquiries are dealt to them. */
  readonly dealt: boolean;
  /** Of their settings; 0 where nobody set any. */
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

/** "away until Mon 30 Nov", or nothing. */
export const awayInWords = ({ awayUntil }: Pick<Member, 'awayUntil'>, now: number) =>
  awayUntil ? `away until ${weekdayAndDate(instantInIndia(awayUntil), now)}` : '';

/** To whom of several the next one goes: who speaks its language, then who has the fewest by then. Throws StoreUnavailable. */
export async function sharesOf(
  store: Pick<Store, 'countEnquiries'>,
  takers: readonly Colleague[],
  now: number,
) {
  const { members } = await store.countEnquiries(now, endOfDay(now), []);
  const loads = new Map(takers.map(({ email }) => [email, members[email] ?? 0]));
  const load = ({ email }: Colleague) => loads.get(email) ?? 0;
  return {
    /** Of the same load the one who stands first on the list of the desk. */
    next(language: string | undefined) {
      const speakers = takers.filter(({ languages }) => language && languages.includes(language));
      const able = speakers.length > 0 ? speakers : takers;
      return able.toSorted((one, other) => load(one) - load(other))[0];
    },
    took: (email: string) => void loads.set(email, (loads.get(email) ?? 0) + 1),
  };
}

export const languageOf = ({ wish, transcript }: Pick<ListedEnquiry, 'wish' | 'transcript'>) =>
  wish?.language || spokenIn(transcript);
