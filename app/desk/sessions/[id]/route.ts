import { sessionPage } from '#app/desk/sessions/[id]/session';
import { findSession } from '#lib/calendar/sessions';
import { notFound, withMember } from '#lib/desk/access';
import { readUnsentForm } from '#lib/desk/unsent-form';
import { deskSessionPath } from '#lib/routes';

const signedOut = 'You were signed out before this was kept: press the button again.';

export const GET = withMember(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  const kept = await readUnsentForm(visit.request, deskSessionPath(session.id), visit.site);
  if (!kept) return sessionPage(visit, session);
  const { typed } = kept;
  return sessionPage(visit, session, { id: session.id, typed, errors: { link: signedOut } }, 200);
});
