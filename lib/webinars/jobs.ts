/** Mails due for the sessions around now go to the outbox; twice does no harm. */

import { deskSessionPath } from '#data/addresses/desk-routes';
import { editions } from '#data/webinars';
import { answersOf } from '#lib/enquiries/mails';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { notifyStaff } from '#lib/platform/mail/write-mail';
import { dayMs, hourMs, startOfDay } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import { languageOf } from '#lib/webinars/mails/registration';
import { registrantMail, stoppedAddress, stopToken, topicsDue } from '#lib/webinars/mails/sessions';
import type { Registrant } from '#lib/webinars/queries/sessions';
import {
  editionSession,
  findSession,
  type Session,
  upcomingSessions,
  whenOfSession,
} from '#lib/webinars/rules/sessions';
import type { SessionPlan } from '#lib/webinars/schema';

/** A question bank that could not be sent for so long is reported as a dead letter, not sent late. */
const questionBankDays = 14;

/** `since`: from when on free registrations are looked at for their question bank. Returns how many mails it wrote. */
export async function sendSessionMails(
  context: AppContext,
  since = context.now() - questionBankDays * dayMs,
): Promise<number> {
  const { store } = context;
  const sessions = sessionsInView(context.now());
  const ids = sessions.map(({ id }) => id);
  const plans = new Map((await store.listSessionPlans(ids)).map((plan) => [plan.id, plan]));
  const registered = await store.listRegistrants(ids);
  await notifyMissingLinks(context, sessions, plans, registered);
  const people = await reachable(context, registered);
  const due = sessions.flatMap((session) =>
    oncePerAddress(people.filter((each) => each.session === session.id)).flatMap((person) =>
      topicsDue(session, plans.get(session.id), person.receivedAt, context.now())
        .filter((topic) => !isOwed(person, topic))
        .map((topic) => ({ session, person, topic })),
    ),
  );
  const all = [...due, ...(await questionBanks(context, since))];
  await writeMails(context, all, plans);
  if (all.length > 0) context.wake('mail');
  return all.length;
}

interface Due {
  readonly session: Session;
  readonly person: Registrant;
  readonly topic: string;
}

async function writeMails(
  { env, store, now }: AppContext,
  due: readonly Due[],
  plans: ReadonlyMap<string, SessionPlan>,
): Promise<void> {
  for (const { session, person, topic } of due) {
    const submission = await store.findSubmission(person.id);
    const about = {
      env,
      session,
      plan: plans.get(session.id),
      hadLink: person.messageIds.some((id) => id.includes('.visitor.session-link-')),
      to: person.email,
      language: submission ? languageOf(submission) : 'en',
      stopToken: await stopToken(store, person.id),
      now: now(),
    } as const;
    await store.queueMail(person.id, registrantMail(topic, about), now());
  }
}

/**
 * A person gets further mails if a confirmation was sent (not held by the limits), or if a member found them to be a
 * person; not where the address was refused for good, until it is corrected or sent to again. A person who stopped
 * these mails gets none, until they register again.
 */
async function reachable({ store }: AppContext, people: readonly Registrant[]) {
  const hashes = await Promise.all(people.map(({ email }) => stoppedAddress(store, email)));
  const stops = await store.listMailStops([...new Set(hashes)]);
  const refused = new Set(people.filter((each) => each.refused).map(({ email }) => email));
  return people.filter(
    ({ approved, email, messageIds, receivedAt }, at) =>
      !refused.has(email) &&
      (approved || messageIds.some((id) => id.includes('.visitor'))) &&
      (stops.get(hashes[at] ?? '') ?? 0) < receivedAt,
  );
}

/** At ten on the morning after the registration: within the two days promised, and not beside the confirmation. */
const questionBankDueAt = (receivedAt: number) => startOfDay(receivedAt) + dayMs + 10 * hourMs;

/** One to each address, with its first free registration. */
async function questionBanks(context: AppContext, since: number): Promise<Due[]> {
  const [fallback] = upcomingSessions(context.now(), 1);
  const people = await reachable(context, await context.store.listFreeRegistrants(since));
  return oncePerAddress(people).flatMap((person) => {
    if (questionBankDueAt(person.receivedAt) > context.now()) return [];
    const session = findSession(person.session) ?? fallback;
    const topic = 'question-bank';
    return session && !isOwed(person, topic) ? [{ session, person, topic }] : [];
  });
}

/** Also where it was sent again, under the next Message-ID. */
const isOwed = ({ messageIds }: Registrant, topic: string) =>
  messageIds.some((id) => new RegExp(`\\.visitor\\.${topic}(?:\\.\\d+)?@`).test(id));

/** The earliest of each address, which is where all its mails belong. */
function oncePerAddress(registrants: readonly Registrant[]): Registrant[] {
  const seen = new Set(['']);
  return registrants.filter(({ email }) => !seen.has(email) && seen.add(email));
}

const minute = 60_000;
/** Hours before the start. */
const warnings = [3, 24] as const;

/** Staff are notified of a session without an access link: 24 hours before, and again 3 hours before. */
async function notifyMissingLinks(
  context: AppContext,
  sessions: readonly Session[],
  plans: ReadonlyMap<string, SessionPlan>,
  registrants: readonly Registrant[],
): Promise<void> {
  const now = context.now();
  for (const session of sessions) {
    const plan = plans.get(session.id);
    const left = session.start - now;
    const warning = warnings.find((hours) => left <= hours * hourMs);
    if (plan?.link || plan?.cancelledAt || left <= 0 || warning === undefined) continue;
    const coming = registrants.filter((each) => each.session === session.id);
    const many = new Set(coming.map(({ email }) => email)).size;
    await notify(context, session, { warning, left, many });
  }
}

/** The hours left, for a session that was planned late or a host that was away. */
function startsIn(left: number): string {
  if (left < hourMs) return `in ${plural(Math.ceil(left / minute), 'minute')}`;
  return `in ${plural(Math.round(left / hourMs), 'hour')}`;
}

async function notify(
  context: AppContext,
  session: Session,
  { warning, left, many }: Readonly<Record<'warning' | 'left' | 'many', number>>,
): Promise<void> {
  const { env, store, now } = context;
  const idempotencyKey = `session-link-missing:${session.id}:${warning}`;
  if (await store.findRecorded(idempotencyKey)) return;
  const rows = [
    ['What to do', `Enter the access link: ${env.origin}${deskSessionPath(session.id)}`],
    ['Session', `${session.title} (${session.language})`],
    ['When', whenOfSession(session)],
    ['Registered', String(many)],
  ] as const;
  await notifyStaff(context, {
    kind: 'session-link-missing',
    receivedAt: now(),
    name: `No access link yet, ${startsIn(left)}: ${session.title} (${session.language})`,
    transcript: answersOf(rows),
    idempotencyKey,
    more: [{ name: 'id', label: 'Reference', value: session.id }],
  });
}

/** Four weeks of the free schedule. */
const freeOnes = 16;

/** The sessions that staff plan now, free and paid, by their start. */
export function sessionsInView(now: number): Session[] {
  const paid = editions.map(editionSession).filter(({ end }) => end > now);
  return [...upcomingSessions(now, freeOnes), ...paid].sort((a, b) => a.start - b.start);
}

/** All of the last weeks are looked at when the site starts and every hour of its clock: a host may have been away. */
const fullRoundMs = 60 * minute;

export function newSessionMailer(context: AppContext): () => Promise<void> {
  let wholeAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = context.now();
    const isWhole = Math.abs(now - wholeAt) >= fullRoundMs;
    if (isWhole) wholeAt = now;
    const written = await sendSessionMails(context, isWhole ? undefined : now - 10 * minute);
    if (written > 0) log().info({ written }, 'session mails');
  };
}
