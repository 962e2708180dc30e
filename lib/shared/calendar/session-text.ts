import { whenOfSession } from '#lib/shared/calendar/session-time';
import { findSession } from '#lib/shared/calendar/sessions';

/** "Tuesday, 24 November 2026, 4:00 PM to 4:40 PM IST, Tamil-English: Bank reconciliation that closes"; empty for no session of ours. */
export function sessionText(id: string): string {
  const session = findSession(id);
  return session ? `${whenOfSession(session)}, ${session.language}: ${session.title}` : '';
}
