/**
 * Mails of the desk about several enquiries: at nine of a working day what is due, promises that near their end, and
 * what a member was handed. Another system hears of a task that has fallen due.
 */

import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { Work } from '#lib/desk/queries/work';
import { dueOf } from '#lib/desk/views/rows';
import { taskDetail, taskDue, taskPlace } from '#lib/desk/views/tasks';
import { kindInWords } from '#lib/desk/words';
import { webhookTime } from '#lib/enquiries/actions/record';
import { isOfficeTime, isWorkingDay, officeTimeBefore } from '#lib/enquiries/rules/hours';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { AppContext } from '#lib/platform/context';
import { notifyStaff, siteNotice } from '#lib/platform/mail/write-mail';
import {
  endOfDay,
  instantInIndia,
  isoDayInIndia,
  shortDayAndHour,
} from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import { newEvent } from '#lib/platform/webhooks/schema';
import { memberName, memberOf, membersOf, namedAddress, nameShown } from '#lib/staff/rules';
import { awayOf, type Colleague, teamOf } from '#lib/staff/views';
import { countsInWords, dueIso, type TaskKind, taskKinds } from '#lib/tasks/rules';

/** Indian time; a host that comes back later than this leaves the day's reminders out. */
const [from, until] = ['09:00', '11:00'] as const;

/** Each member's own, and what nobody has to `MAIL_TO`; a second call on the same day writes nothing. */
export async function remindDesk(context: AppContext): Promise<void> {
  const { env, store } = context;
  const now = context.now();
  const today = isoDayInIndia(now);
  const team = await teamOf(context, now);
  const here = team.filter(({ awayUntil }) => !awayUntil);
  if (team.length === 0 || !isWorkingDay(today)) return;
  if (now < instantInIndia(today, from) || now >= instantInIndia(today, until)) return;
  const [due, tasks] = await Promise.all([
    store.listDue(endOfDay(now)),
    store.listTasksDue(endOfDay(now)),
  ]);
  const isHere = (address: string | undefined) => here.some(({ email }) => email === address);
  for (const { name, email } of here) {
    const own = due.filter(({ member }) => member === email);
    const theirs = tasks.filter((each) => holderOf(each) === email);
    await remind(context, own, theirs, {
      once: `${today}:${email}`,
      to: namedAddress({ name, email }),
      team,
    });
  }
  // Enquiries of members who have left or are away count as unassigned.
  const unassigned = due.filter(({ member }) => !isHere(member));
  const unowned = tasks.filter((each) => !isHere(holderOf(each)));
  await remind(context, unassigned, unowned, {
    once: `${today}:nobody`,
    to: env.MAIL_TO,
    team,
    unassigned: true,
  });
}

const holderOf = ({ task, enquiry }: Work) => task?.owner ?? enquiry?.member;

interface To {
  readonly once: string;
  readonly to: string;
  readonly team: readonly Colleague[];
  readonly unassigned?: true;
}

async function remind(
  context: AppContext,
  due: readonly Enquiry[],
  tasks: readonly Work[],
  { once, to, team, unassigned }: To,
) {
  const { store, now } = context;
  const idempotencyKey = `desk-reminder:${once}`;
  if (due.length + tasks.length === 0 || (await store.findRecorded(idempotencyKey))) return;
  const late = due.filter(({ dueAt = now() }) => dueAt < now()).length;
  const today = due.filter(({ dueAt = 0 }) => dueAt >= now() && dueAt < endOfDay(now())).length;
  const ending = due.length - late - today;
  const counted = [
    `${late} overdue`,
    `${today} due today`,
    // Their next call is agreed for after the promise.
    ...(ending > 0 ? [`${ending} whose promise ends today`] : []),
  ];
  const isOfAway =
    due.some(({ member }) => awayOf(member, team, now()) !== '') ||
    tasks.some((each) => awayOf(holderOf(each), team, now()) !== '');
  const nobodys = isOfAway ? 'without an owner, or whose owner is away' : 'without an owner';
  const what = unassigned ? nobodys : 'of yours';
  const enquiries = `${plural(due.length, 'enquiry', 'enquiries')} ${what}: ${counted.join(', ')}`;
  const kinds: Partial<Record<TaskKind, number>> = {};
  for (const { task } of tasks) if (task) kinds[task.kind] = (kinds[task.kind] ?? 0) + 1;
  const others = `${plural(tasks.length, 'task')} ${what}: ${countsInWords(kinds)}`;
  const title = [
    ...(due.length > 0 ? [enquiries] : []),
    ...(tasks.length > 0 ? [others] : []),
  ].join('; ');
  const line = (enquiry: Enquiry) => dueLine(enquiry, now(), team);
  const filter = unassigned ? (isOfAway ? '' : '?who=nobody') : '?who=mine';
  const about = { title, line, filter, to, idempotencyKey, tasks };
  await notifyStaff(context, noticeOf(context, due, about));
}

/** Under the id of its enquiry: an erasure takes it out of the mail, too. */
function taskRow({ task, enquiry }: Work, now: number, origin: string) {
  if (!task) return [];
  const { title } = taskKinds[task.kind];
  const { text, sub } = taskDue(task, now);
  const detail = taskDetail(task);
  const who = enquiry ? `${nameShown(enquiry.name)}, ` : '';
  const where = new URL(taskPlace(task, enquiry?.reference), origin);
  return [
    {
      name: enquiry?.id ?? 'task',
      label: enquiry?.reference ?? 'Task',
      value: `${who}${title}${detail && `: ${detail}`}, due ${text} (${sub}), ${where.href}`,
    },
  ];
}

function dueLine(enquiry: Enquiry, now: number, team: readonly Colleague[]): string {
  const { text, sub, mark } = dueOf(enquiry, now);
  const away = awayOf(enquiry.member, team, now);
  return `${nameShown(enquiry.name)}, ${kindInWords(enquiry.kind)}${away && `, ${away}`}, due ${text} (${mark ? `${sub}, ${mark.text}` : sub}),`;
}

const lastCallMs = 2 * 60 * 60 * 1000;

/**
 * One mail to operations for all promises that near their end where nobody has called or written. Taking one alone does
 * not keep it out; each is reported once, in office hours, when somebody can still call.
 */
export async function warnOfUntouched(context: AppContext): Promise<void> {
  const { env, store, wake } = context;
  const now = context.now();
  if (membersOf(env).length === 0 || !isOfficeTime(now)) return;
  const team = await teamOf(context, now);
  const untouched = await store.listUntouched(endOfDay(now));
  const near = untouched.filter(
    ({ promisedBy }) => officeTimeBefore(promisedBy, lastCallMs) <= now,
  );
  const [first, ...more] = near;
  if (!first) return;
  const title =
    more.length === 0
      ? `The promise to ${first.reference} ${ending(first, now)}`
      : `${near.length} promises of a call end or have ended, and nobody has called: the first ${ending(first, now)}`;
  const line = (enquiry: Enquiry) => promiseLine(enquiry, now, team);
  const subject = more.length === 0 ? `[${first.kind}] ${title}` : undefined;
  const notice = noticeOf(context, near, { title, line, subject, topic: 'promise-ends' });
  const { note, mail } = siteNotice(env, notice);
  const ids = near.map(({ id }) => id);
  // Where two hosts notify at the same moment, one of them does.
  if (await store.notePromisesReminded(ids, note, [mail])) wake('mail');
}

const ending = ({ promisedBy }: Enquiry, now: number) =>
  `${promisedBy < now ? 'ended' : 'ends'} ${shortDayAndHour(promisedBy, now)}`;

function promiseLine(enquiry: Enquiry, now: number, team: readonly Colleague[]): string {
  const { name, kind, member } = enquiry;
  const away = awayOf(member, team, now);
  const who = member ? `${memberName(member, team)} has it and has not called` : 'it has no owner';
  return `${nameShown(name)}, ${kindInWords(kind)}: the promise ${ending(enquiry, now)}; ${away ? `it is ${away}` : who}.`;
}

export async function notifyHandOver(
  context: AppContext,
  handed: readonly Enquiry[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { env, now } = context;
  const member = memberOf(env, to);
  if (!member) return;
  const notice = noticeOf(context, handed, {
    title: `${from} handed ${plural(handed.length, 'enquiry', 'enquiries')} to you`,
    line: (enquiry) =>
      `${nameShown(enquiry.name)}, ${kindInWords(enquiry.kind)}, due ${dueOf(enquiry, now()).text},`,
    filter: '?who=mine',
    to: namedAddress(member),
  });
  await notifyStaff(context, notice);
}

interface About {
  readonly title: string;
  /** Without its link. */
  readonly line: (enquiry: Enquiry) => string;
  /** The query of the list that shows them and all like them. */
  readonly filter?: string;
  /** Operations by default. */
  readonly to?: string;
  readonly subject?: string;
  readonly topic?: string;
  readonly idempotencyKey?: string;
  readonly tasks?: readonly Work[];
}

function noticeOf(
  { env, now }: AppContext,
  enquiries: readonly Enquiry[],
  {
    title,
    line,
    filter = '',
    to,
    subject = `[desk] ${title}`,
    topic,
    idempotencyKey,
    tasks = [],
  }: About,
) {
  const named = [...enquiries, ...tasks.flatMap(({ enquiry }) => enquiry ?? [])];
  const references = [...new Set(named.map(({ reference }) => reference))].join(', ');
  return {
    kind: 'desk-reminder',
    receivedAt: now(),
    name: title,
    // Under the id of each: an erasure takes them out of here, too.
    transcript: [
      ...enquiries.map((enquiry) => ({
        name: enquiry.id,
        label: enquiry.reference,
        value: `${line(enquiry)} ${env.origin}${deskEnquiryPath(enquiry.reference)}`,
      })),
      ...tasks.flatMap((each) => taskRow(each, now(), env.origin)),
    ],
    more: [
      { name: 'desk', label: 'All on the desk', value: `${env.origin}${routes.desk}${filter}` },
      // The last row, as in every mail of an enquiry.
      { name: 'id', label: 'Reference', value: references },
    ],
    to,
    mailed: { subject, topic },
    idempotencyKey,
  };
}

/**
 * Another system hears once that a task has fallen due, and again after it was postponed. Two hosts at the same moment
 * send each event once. Throws StoreUnavailable.
 */
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
