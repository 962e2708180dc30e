import { doMany, undoMany } from '#lib/desk/actions/many';
import { afterMany } from '#lib/desk/words';
import { listOf } from '#lib/enquiries/rules/lists';
import { replyError } from '#lib/platform/http/intake/reply';
import { replySaved, textOf, withFields } from '#lib/staff/http/access';

/** `action` take, hand (`to`) or close (`outcome`) for each `enquiry` (`HOA-…:version`), or take-back of a bulk action (`press`). */
export const POST = withFields(async (staffRequest, fields) => {
  const action = textOf(fields, 'action');
  const done =
    action === 'take-back'
      ? await undoMany(staffRequest, textOf(fields, 'press'))
      : await doMany(staffRequest, fields);
  if ('error' in done) return replyError(done.error);
  return replySaved(staffRequest, afterMany(listOf(fields, staffRequest.url), action, done), done);
}, listOf);
