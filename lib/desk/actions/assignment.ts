/** Which member at work the next enquiry is assigned to (contract: Desk). */

import type { ListedEnquiry } from '#lib/enquiries/schema/enquiry';
import { spokenIn } from '#lib/enquiries/words';
import type { Store } from '#lib/platform/db/store';
import { endOfDay } from '#lib/platform/values/india';
import type { Colleague } from '#lib/staff/views';

/** To whom of several the next one goes: who speaks its language, then who has the fewest by then. Throws StoreUnavailable. */
export async function assignmentAmong(
  store: Pick<Store, 'countEnquiries'>,
  takers: readonly Colleague[],
  now: number,
) {
  const { members } = await store.countEnquiries(now, endOfDay(now), []);
  const loads = new Map(takers.map(({ email }) => [email, members[email] ?? 0]));
  const load = ({ email }: Colleague) => loads.get(email) ?? 0;
  return {
    /** At equal load the member who comes first in DESK_EMAILS is chosen. */
    next(language: string | undefined) {
      const speakers = takers.filter(({ languages }) => language && languages.includes(language));
      const able = speakers.length > 0 ? speakers : takers;
      return able.toSorted((one, other) => load(one) - load(other))[0];
    },
    took: (email: string) => void loads.set(email, (loads.get(email) ?? 0) + 1),
  };
}

export const languageOf = ({
  preference,
  transcript,
}: Pick<ListedEnquiry, 'preference' | 'transcript'>) =>
  preference?.language || spokenIn(transcript);
