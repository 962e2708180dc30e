import { editions } from '#data/webinars';
import { editionSession, type Session, upcomingSessions } from '#lib/shared/calendar/sessions';

/** Four weeks of the free schedule. */
const freeOnes = 16;

/** The sessions that staff plan now, free and paid, by their start. */
export function sessionsInView(now: number): Session[] {
  const paid = editions.map(editionSession).filter(({ end }) => end > now);
  return [...upcomingSessions(now, freeOnes), ...paid].sort((a, b) => a.start - b.start);
}
