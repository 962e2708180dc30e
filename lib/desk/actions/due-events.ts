/** Another system hears once that a task has fallen due, and again after it was postponed. */
import { webhookTime } from '#lib/enquiries/actions/record';
import type { AppContext } from '#lib/platform/context';
import { endOfDay } from '#lib/platform/values/india';
import { newEvent } from '#lib/platform/webhooks/schema';
import { dueIso } from '#lib/tasks/rules';

/** Two hosts at the same moment send each event once. Throws StoreUnavailable. */
export async function announceDueTasks(context: AppContext): Promise<void> {
  const { store, env, wake } = context;
  const now = context.now();
  const due = await store.listUnannounced(now, endOfDay(now));
  const isHeard = webhookTime(env, now) !== undefined;
  let announced = 0;
  for (const { task, enquiry } of due) {
    if (!task) continue;
    const named = { reference: enquiry?.reference ?? '', kind: task.kind };
    // Where nobody listens it is noted all the same: a receiver that is added later hears of what falls due from then on.
    const events = isHeard ? [newEvent('task.due', named, now, { due: dueIso(task) })] : [];
    if (await store.noteAnnounced(task, now, events)) announced += events.length;
  }
  if (announced > 0) wake('mail');
}
