import { sessionPage } from '#app/desk/sessions/pages';
import { deskSessionPath } from '#data/addresses/desk-routes';
import { replyError } from '#lib/platform/http/intake/reply';
import { kept, type Visit, withFieldsAbout } from '#lib/staff/http/access';
import { changeSession } from '#lib/webinars/actions';
import { findSession } from '#lib/webinars/rules/sessions';

const find = ({ params }: Visit) => findSession(params.id ?? '');

export const POST = withFieldsAbout(find, async (visit, fields, session) => {
  const changed = await changeSession(visit, session, fields);
  if ('error' in changed) {
    if (!visit.plain) return replyError(changed.error);
    return sessionPage(visit, session, { typed: fields, errors: changed.error.errors ?? {} });
  }
  const { link, notes, cancelledAt } = changed.ok;
  const now = { id: session.id, link, notes, cancelled: cancelledAt !== undefined };
  return kept(visit, deskSessionPath(session.id), now);
});
