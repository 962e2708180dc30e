import { sessionPage } from '#app/desk/sessions/[id]/session';
import { changeSession } from '#lib/server/desk/sessions/change-session';
import { notFound, seeOther } from '#lib/server/desk/sign-in/access';
import { textOf, withFields } from '#lib/server/desk/sign-in/sign-in-http';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { deskSessionPath } from '#lib/shared/addresses/desk-routes';
import { findSession } from '#lib/shared/calendar/sessions';

export const POST = withFields(async (visit, fields) => {
  const { plain } = visit;
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  const changed = await changeSession(visit, session, fields);
  if ('error' in changed) {
    if (!plain) return replyError(changed.error);
    const typed = {
      link: textOf(fields, 'link'),
      // The form of the list has no notes: those that are there stay.
      ...('notes' in fields && { notes: textOf(fields, 'notes') }),
    };
    const { errors = {} } = changed.error;
    return sessionPage(visit, session, { id: session.id, typed, errors });
  }
  if (plain) {
    return seeOther(deskSessionPath(session.id));
  }
  const { link, notes, cancelledAt } = changed.ok;
  return replySuccess('Kept', {
    id: session.id,
    link,
    notes,
    cancelled: cancelledAt !== undefined,
  });
});
