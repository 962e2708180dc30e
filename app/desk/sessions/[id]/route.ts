import { sessionPage } from '#app/desk/sessions/[id]/session';
import { notFound, withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';
import { deskSessionPath } from '#lib/shared/addresses/desk-routes';
import { findSession } from '#lib/shared/calendar/sessions';

export const GET = withMember(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  const kept = await readUnsentForm(visit.request, deskSessionPath(session.id), visit.site);
  if (!kept) return sessionPage(visit, session);
  const { typed } = kept;
  return sessionPage(visit, session, { id: session.id, typed, errors: {} }, 200);
});
