import type { DeskCounts } from '#lib/enquiries/schema/enquiry';
import { endOfDay, isoDayInIndia } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import { awayInWords, teamOf } from '#lib/staff/views';

export type TeamView = Awaited<ReturnType<typeof teamView>>;

export interface TeamRejected {
  readonly email: string;
  readonly awayUntil: string;
  readonly problem: string;
}

export async function teamView({ context, member, now }: StaffRequest, rejected?: TeamRejected) {
  const [team, counts] = await Promise.all([
    teamOf(context, now),
    context.store.countEnquiries(now, endOfDay(now), []),
  ]);
  const cards = await Promise.all(
    team.map(async (each) => {
      const { email, name, version, languages, dealt, awayUntil = '' } = each;
      return {
        email,
        name,
        isMe: email === member.email,
        version,
        awayUntil: rejected?.email === email ? rejected.awayUntil : awayUntil,
        away: awayInWords(each, now),
        languages,
        dealt,
        // Open ones of theirs, with a date and without.
        waiting: counts.members[email] ?? 0,
        undated: await undatedOf(context.store, counts, email),
      };
    }),
  );
  return {
    cards,
    tomorrow: isoDayInIndia(endOfDay(now)),
    isAssigning: team.some(({ dealt }) => dealt),
    ...(rejected && { rejected }),
  };
}

async function undatedOf(
  store: StaffRequest['context']['store'],
  { holders }: DeskCounts,
  who: string,
): Promise<number> {
  if (!holders.includes(who)) return 0;
  return (await store.listEnquiries({ list: 'undated', who }, 1, 1)).total;
}
