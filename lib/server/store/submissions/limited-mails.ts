import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { countRequest } from '#lib/server/store/rate-limit';
import type { MailCounter, MailOwed, OutgoingMail } from '#lib/server/store/submissions/records';

/** The mails that their counters allow, in their order, and the names of the counters that held one back. */
export async function allowedMails(
  tx: Kysely<Tables>,
  owed: readonly MailOwed[],
  now: number,
): Promise<{ readonly mails: readonly OutgoingMail[]; readonly held: readonly string[] }> {
  const heldBy = new Map<MailOwed, string>();
  const countersOf = (each: MailOwed) => ('counters' in each ? each.counters : []);
  const most = Math.max(0, ...owed.map((each) => countersOf(each).length));
  // Step by step for all mails, each step in the order of its keys: two that count the same never wait for one another.
  for (let step = 0; step < most; step += 1) {
    const counted = owed
      .flatMap((each) => {
        const counter = heldBy.has(each) ? undefined : countersOf(each)[step];
        return counter ? [{ each, counter }] : [];
      })
      .sort((a, b) => (a.counter.key < b.counter.key ? -1 : 1));
    for (const { each, counter } of counted) {
      if (await isPast(tx, counter, now)) heldBy.set(each, counter.name);
    }
  }
  return {
    mails: owed
      .filter((each) => !heldBy.has(each))
      .map((each) => ('counters' in each ? each.mail : each)),
    held: [...new Set(heldBy.values())],
  };
}

async function isPast(tx: Kysely<Tables>, { key, windowMs, limit }: MailCounter, now: number) {
  const { count } = await countRequest(tx, key, windowMs, now);
  return count > limit;
}
