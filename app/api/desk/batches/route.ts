import { batchesPage } from '#app/desk/batches/pages';
import { addBatch, batchAnswer, readPlan } from '#lib/server/desk/batches/actions';
import { kept, textOf, withFields } from '#lib/server/desk/sign-in/http/access';
import { wrongFields } from '#lib/server/http/errors/http-error';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { deskBatchPath } from '#lib/shared/addresses/desk-routes';

export const POST = withFields(async (visit, fields) => {
  const { plain } = visit;
  if (textOf(fields, 'show') === 'yes') {
    const asked = readPlan(fields, visit.now);
    if (plain) return batchesPage(visit, { fields, read: asked });
    if ('errors' in asked) return replyError(wrongFields(asked.errors).error);
    const { sessions, hours, skipped } = asked.plan;
    return replySuccess('Nothing was saved', { ends: sessions.at(-1), sessions, hours, skipped });
  }
  const added = await addBatch(visit, fields);
  if ('error' in added) {
    const { errors = {} } = added.error;
    return plain ? batchesPage(visit, { fields, read: { errors } }) : replyError(added.error);
  }
  return kept(visit, `${deskBatchPath(added.ok.id)}?said=add`, batchAnswer(added.ok, visit.now));
});
