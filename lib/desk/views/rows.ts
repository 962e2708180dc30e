import { deskEnquiryPath, deskTaskPath } from '#data/addresses/desk-routes';
import type { Work } from '#lib/desk/queries/work';
import { endingOf, taskDetail, taskDue, taskPlace } from '#lib/desk/views/tasks';
import {
  isSameDay,
  kindInWords,
  lineOf,
  preferredTimeInWords,
  shortened,
  stateShown,
  timeInList,
} from '#lib/desk/words';
import type { Enquiry, ListedEnquiry } from '#lib/enquiries/schema/enquiry';
import { spokenIn } from '#lib/enquiries/words';
import { phoneOf } from '#lib/forms/rules';
import { dayMs, dayParts, hourInWords, isoInIndia } from '#lib/platform/values/india';
import { type Member, memberName, nameShown, span } from '#lib/staff/rules';
import { call, type TaskFamily, taskKinds } from '#lib/tasks/rules';

export type Row = ReturnType<typeof rowOf>;

/** A row of the list of work: a call, or another task. */
export type WorkRow = ReturnType<typeof workRow>;

interface Around {
  readonly filterQuery: string;
  readonly note?: string | undefined;
}

export function workRow(work: Work, members: readonly Member[], now: number, around: Around) {
  const { enquiry, task } = work;
  const own = enquiry && rowOf(enquiry, members, now, around);
  if (!task) return callRow(enquiry, rowOf(enquiry, members, now, around));
  const { title, family } = taskKinds[task.kind];
  const who = task.owner ?? enquiry?.member;
  const isFree = !who && enquiry !== undefined && enquiry.state !== 'done';
  return {
    task: task.kind as string,
    id: task.id,
    reference: own?.reference ?? task.detail.erased ?? '',
    href: enquiry
      ? `${deskEnquiryPath(enquiry.reference)}${around.filterQuery}#tasks`
      : `${deskTaskPath(task.id)}${around.filterQuery}`,
    name: own?.name ?? (task.detail.erased ? 'Erased' : 'Of no enquiry'),
    due: taskDue(task, now),
    family: family as TaskFamily,
    kind: title as string,
    line: taskDetail(task),
    language: '',
    time: '',
    ...(own && { phone: own.phone, version: own.version }),
    ...(who && { who: whoHas(who, members) }),
    // Whoever takes the enquiry has its tasks.
    mayTake: isFree,
    end: {
      href: taskPlace(task, enquiry?.reference, around.filterQuery),
      verb: endingOf(task).verb,
    },
  };
}

const callRow = ({ id, dueAt, state }: ListedEnquiry, row: Row) => ({
  ...row,
  id,
  // A closed enquiry, or one that waits for them, is found by a search, and is nothing to do.
  task: dueAt === undefined || state === 'done' ? '' : (call as string),
  family: 'call' as TaskFamily,
  mayTake: row.who === undefined && state !== 'done',
  end: undefined,
});

/** `filterQuery`: the filter of the list that shows the row, for links back to it; `note`: the last note of its history. */
export function rowOf(
  enquiry: ListedEnquiry,
  members: readonly Member[],
  now: number,
  {
    filterQuery = '',
    note,
  }: { readonly filterQuery?: string; readonly note?: string | undefined } = {},
) {
  const { reference, kind, member, touchedAt, preference } = enquiry;
  return {
    reference,
    href: `${deskEnquiryPath(reference)}${filterQuery}`,
    name: nameShown(enquiry.name),
    version: enquiry.version,
    due: dueOf(enquiry, now),
    kind: kindInWords(kind),
    line: lineOf(enquiry.transcript),
    ...(note && { note: shortened(note, 90) }),
    phone: phoneOf(enquiry.phone),
    language: preference?.language || spokenIn(enquiry.transcript) || 'Not said',
    time: preferredTimeInWords(preference?.time),
    state: {
      ...stateShown(enquiry),
      ...(touchedAt !== undefined &&
        enquiry.state !== 'new' && { since: whenTouched(touchedAt, now) }),
    },
    ...(member && { who: whoHas(member, members) }),
    // Until they do something with it.
    ...(enquiry.handedBy !== undefined && { handedBy: enquiry.handedBy }),
    received: timeInList(enquiry.receivedAt, now),
    ...(enquiry.suspicion !== undefined && { suspicion: enquiry.suspicion }),
  };
}

function whoHas(address: string, members: readonly Member[]): string {
  const isAway = members.some(({ email, awayUntil }) => email === address && awayUntil);
  return `${memberName(address, members)}${isAway ? ', away' : ''}`;
}

const week = 7 * dayMs;

/** "Today 10:20 AM", "Mon 4:35 PM" within the week, "3 Oct" before it. */
function whenTouched(at: number, now: number): string {
  if (isSameDay(at, now)) return `Today ${hourInWords(at)}`;
  const { weekday, day, month } = dayParts(at);
  return now - at < week ? `${weekday} ${hourInWords(at)}` : `${day} ${month}`;
}

interface Due {
  readonly iso?: string;
  readonly text: string;
  readonly sub: string;
  readonly late: boolean;
  /** The mark of the promise, beside the hour of an agreed call. */
  readonly mark?: { readonly text: string; readonly late: boolean };
}

/** When it falls due, and how long that is still: "17 h 40 min late", "in 6 h 20 min". */
export function dueOf(
  { dueAt, again, promisedBy, keptAt, tries, reachedAt, doneAt }: Enquiry,
  now: number,
): Due {
  if (doneAt !== undefined) {
    const iso = isoInIndia(doneAt);
    return { iso, text: timeInList(doneAt, now), sub: 'closed', late: false };
  }
  if (dueAt === undefined) return { text: 'No date', sub: 'they decide', late: false };
  const isAgain = again === dueAt;
  const why = isAgain ? (tries > 0 && reachedAt === undefined ? 'next try' : 'agreed') : 'promise';
  const time = timeInList(dueAt, now);
  const waits = isAgain && keptAt === undefined;
  const mark = waits ? promiseMark(promisedBy, dueAt, now) : undefined;
  const common = { iso: isoInIndia(dueAt), ...(mark && { mark }) };
  const text = isAgain ? `${time}, ${why}` : time;
  if (dueAt <= now) {
    return {
      ...common,
      text,
      sub: now - dueAt < minute ? 'now' : `${span(dueAt, now)} late`,
      late: true,
    };
  }
  if (!isSameDay(dueAt, now)) return { ...common, text: time, sub: why, late: false };
  const promised = waits && !mark && isSameDay(promisedBy, now);
  const sub = promised ? `promised by ${hourInWords(promisedBy)}` : `in ${span(now, dueAt)}`;
  return { ...common, text, sub, late: false };
}

const minute = 60_000;

/** It is shown beside an agreed hour while nobody was reached: a promise that is over, or ends before it. */
function promiseMark(promisedBy: number, dueAt: number, now: number): Due['mark'] {
  if (promisedBy < now) return { text: `promise ${span(promisedBy, now)} late`, late: true };
  if (promisedBy >= dueAt) return undefined;
  return { text: `after the promise, ${timeInList(promisedBy, now)}`, late: false };
}
