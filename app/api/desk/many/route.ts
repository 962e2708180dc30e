import { doMany, takeBackMany } from '#lib/server/desk/many/actions';
import { kept, textOf, withFields } from '#lib/server/desk/sign-in/http/access';
import { afterMany } from '#lib/server/desk/words';
import { listOf } from '#lib/server/enquiries/rules';
import { replyError } from '#lib/server/intake/reply';

/** `action` take, hand (`to`) or close (`outcome`) for each `enquiry` (`HOA-…:version`), or take-back of a `press`. */
export const POST = withFields(async (visit, fields) => {
  const action = textOf(fields, 'action');
  const done =
    action === 'take-back'
      ? await takeBackMany(visit, textOf(fields, 'press'))
      : await doMany(visit, fields);
  if ('error' in done) return replyError(done.error);
  return kept(visit, afterMany(listOf(fields, visit.url), action, done), done);
});
