import { batchesPage } from '#app/desk/batches/pages';
import { deskBatchPath } from '#data/addresses/desk-routes';
import { addBatch, batchAnswer, readPlan } from '#lib/batches/actions';
import { replyError, replySuccess, wrongFields } from '#lib/platform/http/intake/reply';
import { replySaved, textOf, withFields } from '#lib/staff/http/access';

export const POST = withFields(async (staffRequest, fields) => {
  const { plain } = staffRequest;
  if (textOf(fields, 'show') === 'yes') {
    const asked = readPlan(fields, staffRequest.now);
    if (plain) return batchesPage(staffRequest, { fields, read: asked });
    if ('errors' in asked) return replyError(wrongFields(asked.errors).error);
    const { sessions, hours, skipped } = asked.plan;
    return replySuccess('Nothing was saved', { ends: sessions.at(-1), sessions, hours, skipped });
  }
  const added = await addBatch(staffRequest, fields);
  if ('error' in added) {
    const { errors = {} } = added.error;
    return plain
      ? batchesPage(staffRequest, { fields, read: { errors } })
      : replyError(added.error);
  }
  return replySaved(
    staffRequest,
    `${deskBatchPath(added.ok.id)}?said=add`,
    batchAnswer(added.ok, staffRequest.now),
  );
});
