import { keepFilter } from '#lib/server/desk/list/filters';
import { seeOther } from '#lib/server/desk/sign-in/access';
import { textOf, withFields } from '#lib/server/desk/sign-in/sign-in-http';
import { httpError } from '#lib/server/http/errors/http-error';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { routes } from '#lib/shared/addresses/routes';

/** `action` keep (`title`, `for` me or team, `sift`) or remove (`id`). */
export const POST = withFields(async (visit, fields) => {
  const { plain } = visit;
  if (textOf(fields, 'action') === 'remove') {
    const { store } = visit.site;
    const removed = await store.removeFilter(textOf(fields, 'id'), visit.member.email);
    // Gone already: a colleague was faster.
    if (plain) return seeOther(routes.desk);
    return removed ? replySuccess('Kept') : replyError(httpError(404, 'Not found').error);
  }
  const kept = await keepFilter(visit, fields);
  if ('error' in kept) return replyError(kept.error);
  const { id, sift } = kept.ok;
  return plain ? seeOther(`${routes.desk}${sift}`) : replySuccess('Kept', { id, sift });
});
