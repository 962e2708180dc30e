import { sessionPage } from '#app/desk/sessions/pages';
import { deskSessionPath } from '#data/addresses/desk-routes';
import { replyError } from '#lib/platform/http/intake/reply';
import { replySaved, type StaffRequest, withFieldsAbout } from '#lib/staff/http/access';
import { changeSession } from '#lib/webinars/actions';
import { findSession } from '#lib/webinars/rules/sessions';

const find = ({ params }: StaffRequest) => findSession(params.id ?? '');

export const POST = withFieldsAbout(find, async (staffRequest, fields, session) => {
  const changed = await changeSession(staffRequest, session, fields);
  if ('error' in changed) {
    if (!staffRequest.plain) return replyError(changed.error);
    return sessionPage(staffRequest, session, {
      typed: fields,
      errors: changed.error.errors ?? {},
    });
  }
  const { link, notes, cancelledAt } = changed.ok;
  const now = { id: session.id, link, notes, cancelled: cancelledAt !== undefined };
  return replySaved(staffRequest, deskSessionPath(session.id), now);
});
