import { sessionPage } from '#app/desk/sessions/[id]/session';
import { changeSession } from '#lib/server/desk/sessions/change-session';
import { kept, textOf, type Visit, withFieldsAbout } from '#lib/server/desk/sign-in/http/access';
import { replyError } from '#lib/server/intake/reply';
import { deskSessionPath } from '#lib/shared/addresses/desk-routes';
import { findSession } from '#lib/shared/calendar/sessions';

const find = ({ params }: Visit) => findSession(params.id ?? '');

export const POST = withFieldsAbout(find, async (visit, fields, session) => {
  const changed = await changeSession(visit, session, fields);
  if ('error' in changed) {
    if (!visit.plain) return replyError(changed.error);
    const typed = {
      link: textOf(fields, 'link'),
      // The form of the list has no notes: those that are there stay.
      ...('notes' in fields && { notes: textOf(fields, 'notes') }),
    };
    const { errors = {} } = changed.error;
    return sessionPage(visit, session, { id: session.id, typed, errors });
  }
  const { link, notes, cancelledAt } = changed.ok;
  const now = { id: session.id, link, notes, cancelled: cancelledAt !== undefined };
  return kept(visit, deskSessionPath(session.id), now);
});
