import { sessionPage } from '#app/desk/sessions/[id]/session';
import { findSession } from '#lib/calendar/sessions';
import { notFound, withMember } from '#lib/desk/access';

export const GET = withMember(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  return session ? sessionPage(visit, session) : notFound(visit.request);
});
