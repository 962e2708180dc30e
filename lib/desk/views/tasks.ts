/** Tasks as the desk shows them: what, by when, where it ends; and how many there are. */
import {
  deskBatchPath,
  deskEnquiryPath,
  deskTaskPath,
  deskVacancyPath,
} from '#data/addresses/desk-routes';
import type { TaskCount } from '#lib/desk/queries/work';
import { timeInList } from '#lib/desk/words';
import { isoDayInIndia, weekdayAndDate } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { span } from '#lib/staff/rules';
import {
  allTaskKinds,
  call,
  callKind,
  dueIso,
  lastInTime,
  refusalOfDone,
  type TaskKind,
  taskKinds,
} from '#lib/tasks/rules';
import type { Task } from '#lib/tasks/schema';

/** "₹10,030, part 2, P-20261028-7K3M": what the title does not say; empty where there is no more. Ids of rows are left out. */
export function taskDetail({ detail }: Pick<Task, 'detail'>): string {
  const { amount, part, days, title, text, employer, payment, document } = detail;
  const said = [
    amount && rupeesShown(amount),
    part && `part ${part}`,
    days && `after ${days} days`,
    ...[title, text, employer, payment, document],
  ];
  return said.filter(Boolean).join(', ');
}

const rupeesShown = (amount: string) =>
  /^\d+(?:\.\d+)?$/.test(amount) ? inRupees(Number(amount)) : amount;

export function taskDue(task: Pick<Task, 'dueAt' | 'wholeDay'>, now: number) {
  const { dueAt, wholeDay } = task;
  const last = lastInTime(task);
  const isToday = isoDayInIndia(dueAt) === isoDayInIndia(now);
  const text = wholeDay ? (isToday ? 'today' : weekdayAndDate(dueAt, now)) : timeInList(dueAt, now);
  const late = last < now;
  const sub = late
    ? `${span(last, now)} late`
    : wholeDay && isToday
      ? 'by the end of the day'
      : `in ${span(now, last)}`;
  return { iso: dueIso(task), text, sub, late };
}

/** The page on which its action is, where that is not the page of its enquiry. */
function otherPlace({ kind, detail, subject }: Task): string | undefined {
  const { href, vacancy, batch = /^batch:([\w-]+)/.exec(subject)?.[1] } = detail;
  // Written by a feature of ours; an address of another site is none.
  if (href && /^\/(?!\/)/.test(href)) return href;
  if (vacancy) return deskVacancyPath(vacancy);
  return kind === 'seat-free' && batch ? deskBatchPath(batch) : undefined;
}

/** These end where they are listed; a question or an outcome is read with its enquiry first. */
const elsewhere: readonly TaskKind[] = ['share', 'seat-free', 'certificate'];

/** Where the button of its row leads; `filterQuery`: the filter of the list, so that the work goes on in it. */
export function taskPlace(task: Task, reference: string | undefined, filterQuery = ''): string {
  const other = otherPlace(task);
  if (other && (elsewhere.includes(task.kind) || !reference)) return other;
  return reference
    ? `${deskEnquiryPath(reference)}${filterQuery}#tasks`
    : `${deskTaskPath(task.id)}${filterQuery}`;
}

/** The form on the page of its own enquiry that ends it. */
const formPlace = ({ kind, id }: Task): string | undefined =>
  kind === 'question' ? `#answer-${id}-text` : undefined;

/** An erased person has no seat to move and is not called again: only a refund ends their task. */
export function endingOf({ kind, detail }: Task): {
  readonly action: string;
  readonly verb: string;
} {
  const isMoneyAlone = detail.erased !== undefined && /^(?:batch-cancelled|follow-up)$/.test(kind);
  return taskKinds[isMoneyAlone ? 'to-go-back' : kind];
}

export type TaskView = ReturnType<typeof taskView>;

/** An open task on its own page, or on that of its enquiry. */
export function taskView(task: Task, now: number) {
  const { title, family } = taskKinds[task.kind];
  const { action } = endingOf(task);
  const href = formPlace(task) ?? otherPlace(task);
  return {
    id: task.id,
    kind: task.kind,
    title,
    family,
    detail: taskDetail(task),
    since: timeInList(task.since, now),
    due: taskDue(task, now),
    action,
    ...(href && { href }),
    mayBeDone: refusalOfDone(task.kind) === undefined,
    // The enquiry is gone, and with it the page on which it would end.
    ...(task.detail.erased && { erased: task.detail.erased }),
    today: isoDayInIndia(now),
  };
}

/** Open tasks and calls of each kind, in the order of the specification; `calls`: how many wait. */
export function sumTasks(counts: readonly TaskCount[]) {
  const kinds: Partial<Record<TaskKind, number>> = {};
  for (const { kind, many } of counts) kinds[kind] = (kinds[kind] ?? 0) + many;
  return kinds;
}

export const titleOfKind = (kind: TaskKind | typeof call): string =>
  kind === call ? callKind.title : taskKinds[kind].title;

const inList = (titles: string) => `${titles.charAt(0).toUpperCase()}${titles.slice(1)}`;

/** The kinds that have any, for the filter over the list and for the numbers. */
export function kindsShown(
  kinds: Readonly<Partial<Record<TaskKind, number>>>,
  calls: number,
  chosen: string,
) {
  return [
    { kind: call, title: inList(callKind.titles), many: calls },
    ...allTaskKinds
      .filter((kind) => kinds[kind] || kind === chosen)
      .map((kind) => ({ kind, title: inList(taskKinds[kind].titles), many: kinds[kind] ?? 0 })),
  ];
}
