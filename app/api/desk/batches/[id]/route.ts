import { batchPage } from '#app/desk/batches/pages';
import { deskBatchPath } from '#data/addresses/desk-routes';
import { batchAnswer, changeBatch, readPlan } from '#lib/batches/actions';
import { replyError } from '#lib/platform/http/intake/reply';
import { kept, textOf, type Visit, withFieldsAbout } from '#lib/staff/http/access';

const find = ({ context, params, now }: Visit) => context.store.findBatch(params.id ?? '', now);

export const POST = withFieldsAbout(find, async (visit, fields, batch) => {
  const { plain } = visit;
  if (plain && textOf(fields, 'show') === 'yes') {
    return batchPage(visit, batch, { fields, read: readPlan(fields, visit.now, batch) });
  }
  const changed = await changeBatch(visit, batch, fields);
  if ('ok' in changed) {
    const to = `${deskBatchPath(batch.id)}?said=${textOf(fields, 'action') || 'change'}`;
    return kept(visit, to, batchAnswer(changed.ok, visit.now));
  }
  if (!plain) return replyError(changed.error);
  const { status, message, errors = {} } = changed.error;
  const now = (await find(visit)) ?? batch;
  return batchPage(visit, now, { fields, read: { errors }, status, message });
});
