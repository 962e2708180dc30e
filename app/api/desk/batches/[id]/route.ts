import { batchPage } from '#app/desk/batches/[id]/batch';
import { batchAnswer } from '#lib/server/desk/batches/batch-answer';
import { changeBatch } from '#lib/server/desk/batches/change-batch';
import { readPlan } from '#lib/server/desk/batches/validate-batch-plan';
import { notFound, seeOther } from '#lib/server/desk/sign-in/access';
import { textOf, withFields } from '#lib/server/desk/sign-in/sign-in-http';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { deskBatchPath } from '#lib/shared/addresses/desk-routes';

export const POST = withFields(async (visit, fields) => {
  const { plain } = visit;
  const { store } = visit.site;
  const batch = await store.findBatch(visit.params.id ?? '', visit.now);
  if (!batch) return notFound(visit.request);
  if (plain && textOf(fields, 'show') === 'yes') {
    return batchPage(visit, batch, { fields, read: readPlan(fields, visit.now, batch) });
  }
  const changed = await changeBatch(visit, batch, fields);
  if ('ok' in changed) {
    const said = textOf(fields, 'action') || 'change';
    return plain
      ? seeOther(`${deskBatchPath(batch.id)}?said=${said}`)
      : replySuccess('Kept', batchAnswer(changed.ok, visit.now));
  }
  if (!plain) return replyError(changed.error);
  const { status, message, errors = {} } = changed.error;
  const now = (await store.findBatch(batch.id, visit.now)) ?? batch;
  return batchPage(visit, now, { fields, read: { errors }, status, message });
});
