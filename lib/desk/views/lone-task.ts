/** A task that belongs to no enquiry, on a page of its own: money of nobody that we know, or of somebody who was erased. */
import { routes } from '#data/addresses/routes';
import { refundFormsOf } from '#lib/desk/views/account';
import { nextAfterTask } from '#lib/desk/views/state';
import { taskView } from '#lib/desk/views/tasks';
import { confirmationOfRow } from '#lib/desk/words';
import { readListQuery } from '#lib/enquiries/rules/lists';
import { moneyOfTask } from '#lib/payments/actions/erased-refund';
import type { StaffRequest } from '#lib/staff/http/access';
import type { Task } from '#lib/tasks/schema';

export type LoneTaskView = Awaited<ReturnType<typeof loneTaskView>>;

/** `filterQuery`: the filter of the list that the member came from. Throws StoreUnavailable. */
export async function loneTaskView(staffRequest: StaffRequest, task: Task, filterQuery: string) {
  const { context, url, now } = staffRequest;
  const query = readListQuery(new URL(filterQuery || '?', url));
  const [next, money] = await Promise.all([
    nextAfterTask(staffRequest, task, query),
    moneyOfTask(context.store, task),
  ]);
  return {
    ...taskView(task, now),
    filterQuery,
    // There is no one left to ask for an address.
    refunds: money ? refundFormsOf(money, now).map((form) => ({ ...form, asksBuyer: false })) : [],
    neighbours: next ? { next } : {},
    // It is about the task that led to this one.
    before: confirmationOfRow(url),
  };
}

interface Left {
  readonly action: string;
  /** Asks for the next of the list instead of the list. */
  readonly isNext: boolean;
  readonly filterQuery: string;
}

/** Where a member is led after a task of no enquiry, which says what was done. */
export async function placeAfterTask(
  staffRequest: StaffRequest,
  task: Task,
  { action, isNext, filterQuery }: Left,
): Promise<string> {
  const query = readListQuery(new URL(filterQuery || '?', staffRequest.url));
  const next = isNext ? await nextAfterTask(staffRequest, task, query) : undefined;
  // The person was erased, so the desk does not say that the number was mailed.
  const said = action === 'paid-back' ? 'done-task' : action;
  const [path = '', fragment] = (next?.href ?? `${routes.desk}${filterQuery}`).split('#');
  return `${path}${path.includes('?') ? '&' : '?'}said=${said}${fragment ? `#${fragment}` : ''}`;
}
