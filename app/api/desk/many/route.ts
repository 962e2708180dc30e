import { readListQuery, siftOf } from '#lib/server/desk/list/list-query';
import { doMany, takeBackMany } from '#lib/server/desk/many/many';
import { afterMany } from '#lib/server/desk/many/many-done';
import { seeOther, withMember } from '#lib/server/desk/sign-in/access';
import { readFields, textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { routes } from '#lib/shared/addresses/routes';

/** `action` take, hand (`to`) or close (`outcome`) for each `enquiry` (`HOA-…:version`), or take-back of a `press`. */
export const POST = withMember(async (visit) => {
  const read = await readFields(visit.request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const action = textOf(fields, 'action');
  const done =
    action === 'take-back'
      ? await takeBackMany(visit, textOf(fields, 'press'))
      : await doMany(visit, fields);
  if ('error' in done) return replyError(done.error);
  if (!plain) return replySuccess('Kept', { ...done });
  const typed = textOf(fields, 'sift');
  const query = readListQuery(new URL(typed.startsWith('?') ? typed : '?', visit.url));
  const list = textOf(fields, 'list') === 'undated' ? routes.deskUndated : routes.desk;
  return seeOther(afterMany(`${list}${siftOf(query)}`, action, done));
});
