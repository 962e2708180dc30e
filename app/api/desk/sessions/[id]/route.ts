import { sessionPage } from '#app/desk/sessions/[id]/session';
import { findSession } from '#lib/calendar/sessions';
import { notFound, seeOther, withMember } from '#lib/desk/access';
import { changeSession } from '#lib/desk/change-session';
import { readFields, textOf } from '#lib/desk/sign-in-http';
import { clearUnsentForm } from '#lib/desk/unsent-form';
import { replyError, replySuccess } from '#lib/intake/reply';
import { deskSessionPath } from '#lib/routes';

export const POST = withMember(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  const read = await readFields(visit.request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
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
    return seeOther(deskSessionPath(session.id), clearUnsentForm(visit.request, visit.site));
  }
  const { link, notes, cancelledAt } = changed.ok;
  return replySuccess('Kept', {
    id: session.id,
    link,
    notes,
    cancelled: cancelledAt !== undefined,
  });
});
