import { afterMany } from '#lib/server/desk/list/many-done';
import { doMany, takeBackMany } from '#lib/server/desk/many/many';
import { seeOther } from '#lib/server/desk/sign-in/access';
import { textOf, withFields } from '#lib/server/desk/sign-in/sign-in-http';
import { listOf } from '#lib/server/enquiries/list-query';
import { replyError, replySuccess } from '#lib/server/intake/reply';

/** `action` take, hand (`to`) or close (`outcome`) for each `enquiry` (`HOA-…:version`), or take-back of a `press`. */
export const POST = withFields(async (visit, fields) => {
  const { plain } = visit;
  const action = textOf(fields, 'action');
  const done =
    action === 'take-back'
      ? await takeBackMany(visit, textOf(fields, 'press'))
      : await doMany(visit, fields);
  if ('error' in done) return replyError(done.error);
  if (!plain) return replySuccess('Kept', { ...done });
  return seeOther(afterMany(listOf(fields, visit.url), action, done));
});
