/** A webinar at an hour at which we might call who registered for it: then we call before or after it. */
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import type { Store } from '#lib/server/store/store';
import { findSession, type Session } from '#lib/shared/calendar/sessions';
import { closingOf, isWorkingDay } from '#lib/shared/enquiries/rules/hours';
import { hourInWords, isoDayInIndia, shortDayAndHour } from '#lib/shared/india';

/** Epoch milliseconds. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The session of a registration, unless it was cancelled; undefined of what is none. Throws StoreUnavailable. */
export async function sessionHeld(
  store: Pick<Store, 'findSubmission' | 'listSessionPlans'>,
  { id, kind }: Pick<Enquiry, 'id' | 'kind'>,
): Promise<Session | undefined> {
  if (!kind.startsWith('webinar-')) return undefined;
  const session = findSession((await store.findSubmission(id))?.session ?? '');
  const [plan] = session ? await store.listSessionPlans([session.id]) : [];
  return plan?.cancelledAt === undefined ? session : undefined;
}

/** "Thu 26 Nov, 4:45 PM to 5:30 PM"; undefined where no call falls due while it runs. */
export function sessionClash(
  { start, end }: Span,
  { state, keptAt, promisedBy }: Pick<Enquiry, 'state' | 'keptAt' | 'promisedBy'>,
  now: number,
): string | undefined {
  if (now >= end || state === 'done' || !isWorkingDay(isoDayInIndia(start))) return undefined;
  if (start >= closingOf(start)) return undefined;
  // A promise that ends before it is kept by then.
  if (keptAt === undefined && now <= promisedBy && start > promisedBy) return undefined;
  return `${shortDayAndHour(start, now)} to ${hourInWords(end)}`;
}
