import { batchPage } from '#app/desk/batches/pages';
import { deskBatchPath } from '#data/addresses/desk-routes';
import { batchAnswer, changeBatch, readPlan } from '#lib/batches/actions';
import { replyError } from '#lib/platform/http/intake/reply';
import { replySaved, type StaffRequest, textOf, withFieldsAbout } from '#lib/staff/http/access';

const find = ({ context, params, now }: StaffRequest) =>
  context.store.findBatch(params.id ?? '', now);

export const POST = withFieldsAbout(find, async (staffRequest, fields, batch) => {
  const { plain } = staffRequest;
  if (plain && textOf(fields, 'show') === 'yes') {
    return batchPage(staffRequest, batch, {
      fields,
      read: readPlan(fields, staffRequest.now, batch),
    });
  }
  const changed = await changeBatch(staffRequest, batch, fields);
  if ('ok' in changed) {
    const to = `${deskBatchPath(batch.id)}?said=${textOf(fields, 'action') || 'change'}`;
    return replySaved(staffRequest, to, batchAnswer(changed.ok, staffRequest.now));
  }
  if (!plain) return replyError(changed.error);
  const { status, message, errors = {} } = changed.error;
  const now = (await find(staffRequest)) ?? batch;
  return batchPage(staffRequest, now, { fields, read: { errors }, status, message });
});
