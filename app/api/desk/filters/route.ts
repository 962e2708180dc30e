import { routes } from '#data/addresses/routes';
import { keepFilter } from '#lib/desk/actions/filters';
import { replyError } from '#lib/platform/http/intake/reply';
import { kept, notFound, textOf, withFields } from '#lib/staff/http/access';

/** `action` keep (`title`, `for` me or team, `sift`) or remove (`id`). */
export const POST = withFields(async (visit, fields) => {
  if (textOf(fields, 'action') === 'remove') {
    const { store } = visit.context;
    const removed = await store.removeFilter(textOf(fields, 'id'), visit.member.email);
    // Gone already: a colleague was faster.
    return removed || visit.plain ? kept(visit, routes.desk) : notFound(visit.request);
  }
  const filter = await keepFilter(visit, fields);
  if ('error' in filter) return replyError(filter.error);
  const { id, sift } = filter.ok;
  return kept(visit, `${routes.desk}${sift}`, { id, sift });
});
