import { openedContext } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import {
  bookable,
  findSession,
  type Session,
  upcomingSessions,
} from '#lib/webinars/rules/sessions';
import type { SessionPlan } from '#lib/webinars/schema';

/** How long a calendar feed repeats that a session did not take place. */
const days = 90;

/** The sessions that staff cancelled lately; none where the store cannot be asked: the feed matters more. */
export async function cancelledSessions(): Promise<readonly SessionPlan[]> {
  const context = openedContext();
  if (!context) return [];
  return whileStoreAnswers<readonly SessionPlan[]>(
    () => context.store.listCancelledSessions(context.now() - days * 24 * 60 * 60 * 1000),
    () => [],
  );
}

/** The next free sessions that take place: for pages, which are revalidated as time passes and the desk changes them. */
export async function sessionsToCome(now: number, count: number): Promise<readonly Session[]> {
  const off = new Set((await cancelledSessions()).map(({ id }) => id));
  return upcomingSessions(now, count + off.size)
    .filter(({ id }) => !off.has(id))
    .slice(0, count);
}

/** The session to register for: the one with this id, or where that is cancelled the next of its language. */
export async function bookableSessionId(id: string, now: number): Promise<string> {
  if ((await cancelledSessions()).every((each) => each.id !== id)) return id;
  const { code } = findSession(id) ?? {};
  const others = await sessionsToCome(now, bookable);
  return (others.find((each) => each.code === code) ?? others[0])?.id ?? id;
}
