import { routes } from '#data/addresses/routes';
import { saveFilter } from '#lib/desk/actions/filters';
import { replyError } from '#lib/platform/http/intake/reply';
import { notFound, replySaved, textOf, withFields } from '#lib/staff/http/access';

/** `action` keep (`title`, `for` me or team, `sift`) or remove (`id`). */
export const POST = withFields(async (staffRequest, fields) => {
  if (textOf(fields, 'action') === 'remove') {
    const { store } = staffRequest.context;
    const removed = await store.removeFilter(textOf(fields, 'id'), staffRequest.member.email);
    // Gone already: a colleague was faster.
    return removed || staffRequest.plain
      ? replySaved(staffRequest, routes.desk)
      : notFound(staffRequest.request);
  }
  const filter = await saveFilter(staffRequest, fields);
  if ('error' in filter) return replyError(filter.error);
  const { id, sift: filterQuery } = filter.ok;
  return replySaved(staffRequest, `${routes.desk}${filterQuery}`, { id, sift: filterQuery });
});
