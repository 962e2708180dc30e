/** Webinar sessions for the desk: what is planned, who comes, what is still missing. */

import { deskEnquiryPath, deskSessionPath } from '#data/addresses/desk-routes';
import { dayMs, dayParts, shortDayAndHour } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import { memberName, monthOf, span } from '#lib/staff/rules';
import { sessionsInView } from '#lib/webinars/jobs';
import type { ListedRegistrant } from '#lib/webinars/queries/sessions';
import { type Session, sessionHours } from '#lib/webinars/rules/sessions';
import type { SessionPlan } from '#lib/webinars/schema';

/** Two weeks of the schedule, and whatever is paid. */
const mostShown = 8;

export async function sessionCards(staffRequest: StaffRequest) {
  const { context, now } = staffRequest;
  const sessions = sessionsInView(now).slice(0, mostShown);
  const ids = sessions.map(({ id }) => id);
  const [plans, counts] = await Promise.all([
    context.store.listSessionPlans(ids),
    context.store.countRegistrants(ids),
  ]);
  return sessions.map((session) => {
    const plan = plans.find(({ id }) => id === session.id);
    return cardOf(session, plan, counts[session.id] ?? 0, staffRequest);
  });
}

export async function sessionCard(staffRequest: StaffRequest, session: Session) {
  const [[plan], counts] = await Promise.all([
    staffRequest.context.store.listSessionPlans([session.id]),
    staffRequest.context.store.countRegistrants([session.id]),
  ]);
  return cardOf(session, plan, counts[session.id] ?? 0, staffRequest);
}

export type SessionCard = ReturnType<typeof cardOf>;

function cardOf(
  session: Session,
  plan: SessionPlan | undefined,
  coming: number,
  { now, members }: StaffRequest,
) {
  const { id, title, language, start, end, paid } = session;
  const { weekday, day: dayOfMonth } = dayParts(start);
  const cancelled = plan?.cancelledAt;
  const missing = !plan?.link && cancelled === undefined && start > now;
  return {
    id,
    href: deskSessionPath(id),
    title,
    language,
    weekday,
    day: dayOfMonth,
    month: monthOf(start),
    hours: sessionHours({ start, end }),
    paid,
    coming,
    ...(plan?.link && { link: plan.link }),
    notes: plan?.notes ?? '',
    ...(plan && {
      changed: `by ${memberName(plan.changedBy, members)}, ${shortDayAndHour(plan.changedAt, now)}`,
    }),
    ...(cancelled !== undefined && { cancelled: shortDayAndHour(cancelled, now) }),
    isUrgent: missing && start - now < dayMs,
    ...(missing && { missing: `No access link yet; it begins in ${span(now, start)}.` }),
  };
}

/** The number of rows in one read from the store. */
const batch = 500;
/** On one page: the table has all. */
const mostOnPage = 500;

export async function firstRegistrants(staffRequest: StaffRequest, session: Session) {
  const { store } = staffRequest.context;
  const [counts, first] = await Promise.all([
    store.countRegistrants([session.id]),
    store.listRegistrantPage(session.id, mostOnPage),
  ]);
  return {
    many: counts[session.id] ?? 0,
    rows: onceEach(new Set(), first).map((each) => registrantRow(each, staffRequest.now)),
  };
}

/** All of them, a batch at a time: one row an address, since somebody may have registered twice. */
export async function* allRegistrants({ context }: StaffRequest, { id }: Session) {
  const seen = new Set<string>();
  let after: ListedRegistrant | undefined;
  for (;;) {
    const rows = await context.store.listRegistrantPage(id, batch, after);
    yield onceEach(seen, rows);
    if (rows.length < batch) return;
    after = rows.at(-1);
  }
}

const onceEach = (seen: Set<string>, rows: readonly ListedRegistrant[]) =>
  rows.filter(({ email }) => {
    if (email !== '' && seen.has(email)) return false;
    seen.add(email);
    return true;
  });

export type RegistrantRow = ReturnType<typeof registrantRow>;

const registrantRow = (each: ListedRegistrant, now: number) => ({
  id: each.id,
  name: each.name,
  email: each.email,
  phone: each.phone,
  registered: shortDayAndHour(each.receivedAt, now),
  ...(each.reference && { href: deskEnquiryPath(each.reference) }),
});
