/** Ends or postpones a task that belongs to no enquiry; all others are actions of their enquiry. */
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import { timeInList } from '#lib/desk/words';
import { dayThatIsOver, enquiryForms } from '#lib/enquiries/forms/actions';
import { readForm } from '#lib/forms/define';
import { refundErased } from '#lib/payments/actions/erased-refund';
import { readBack } from '#lib/payments/actions/paid-back';
import type { PaidBack } from '#lib/payments/schema';
import type { Fields } from '#lib/platform/http/intake/body';
import { type StaffRequest, textOf } from '#lib/staff/http/access';
import { dayOfTask, refusalOfDone, taskKinds } from '#lib/tasks/rules';
import type { Task, TaskEnd } from '#lib/tasks/schema';

type Change = { readonly end: TaskEnd } | { readonly dueAt: number };

export type TaskDone =
  | { readonly ok: Task }
  | { readonly status: 409 | 422; readonly rejected: RejectedAction };

const refundedMeanwhile =
  'A colleague refunded some of it in the meantime: look at what is left before you send more.';

const posted = [
  ...['until', 'note', 'method', 'number', 'on'],
  ...['payment', 'amount', 'reason', 'address', 'state', 'paidBack'],
];

/** `action` done-task, postpone-task, or refund and paid-back of money of somebody who was erased. Throws StoreUnavailable. */
export async function changeLoneTask(
  { context, member, now }: StaffRequest,
  task: Task,
  fields: Fields,
): Promise<TaskDone> {
  const { store } = context;
  const action = textOf(fields, 'action');
  const typed = {
    task: task.id,
    ...Object.fromEntries(posted.map((name) => [name, textOf(fields, name)])),
  };
  const reject = (errors: Readonly<Record<string, string>>): TaskDone => ({
    status: 422,
    rejected: { title: Object.values(errors)[0] ?? '', action, typed, errors },
  });
  const conflict = (title: string): TaskDone => ({
    status: 409,
    rejected: { title, action, typed, errors: {} },
  });
  if (action === 'refund' && task.endedAt === undefined) {
    const done = await refundErased(context, task, { fields, by: member.email, now });
    if ('wrong' in done) return reject(done.wrong);
    if ('stale' in done) return conflict(refundedMeanwhile);
    return { ok: (await store.findTask(task.id)) ?? task };
  }
  const read = changeIn({ ...fields, action, task: task.id }, { task, by: member.email, now });
  if ('errors' in read) return reject(read.errors);
  const change = () =>
    'back' in read.ok
      ? store.recordPaidBack(undefined, read.ok.back)
      : store.changeTaskAlone(task.id, read.ok);
  const isChanged = task.endedAt === undefined && (await change());
  const after = (await store.findTask(task.id)) ?? task;
  if (isChanged) return { ok: after };
  return conflict(
    `“${taskKinds[task.kind].title}” has ended meanwhile: ${timeInList(after.endedAt ?? now, now)}`,
  );
}

function changeIn(
  fields: Fields & { readonly action: string },
  { task, by, now }: { readonly task: Task; readonly by: string; readonly now: number },
):
  | { readonly ok: Change | { readonly back: PaidBack } }
  | { readonly errors: Readonly<Record<string, string>> } {
  if (fields.action === 'done-task') {
    const read = readForm(enquiryForms['done-task'], fields);
    if ('errors' in read) return read;
    const refused = refusalOfDone(task.kind);
    const { note } = read.ok;
    const end = { at: now, by, how: 'done-task', ...(note && { note }) };
    return refused ? { errors: { task: refused } } : { ok: { end } };
  }
  if (fields.action === 'paid-back' && task.kind === 'transfer') {
    const read = readBack(fields, { since: task.since, now });
    if ('wrong' in read) return { errors: read.wrong };
    return { ok: { back: { ...read.ok, id: task.subject, by, at: now } } };
  }
  if (fields.action !== 'postpone-task')
    return { errors: { action: 'Please choose what you did.' } };
  const read = readForm(enquiryForms['postpone-task'], fields);
  if ('errors' in read) return read;
  const dueAt = dayOfTask(read.ok.until, now);
  return dueAt === undefined ? { errors: { until: dayThatIsOver } } : { ok: { dueAt } };
}
