/** Staff are told of a session without an access link: 24 hours before, and again 3 hours before. */
import { answersOf, notifyStaff } from '#lib/server/forms/staff-mail';
import type { Site } from '#lib/server/site';
import type { SessionPlan } from '#lib/server/store/desk/desk-records';
import type { Registrant } from '#lib/server/store/desk/registrants';
import { deskSessionPath } from '#lib/shared/addresses/desk-routes';
import { whenOfSession } from '#lib/shared/calendar/session-time';
import type { Session } from '#lib/shared/calendar/sessions';
import { plural } from '#lib/shared/words';

const minute = 60_000;
const hour = 60 * minute;
/** Hours before the start. */
const warnings = [3, 24] as const;

export async function notifyMissingLinks(
  site: Site,
  sessions: readonly Session[],
  plans: ReadonlyMap<string, SessionPlan>,
  registrants: readonly Registrant[],
): Promise<void> {
  const now = site.now();
  for (const session of sessions) {
    const plan = plans.get(session.id);
    const left = session.start - now;
    const warning = warnings.find((hours) => left <= hours * hour);
    if (plan?.link || plan?.cancelledAt || left <= 0 || warning === undefined) continue;
    const coming = new Set(
      registrants.filter((each) => each.session === session.id).map(({ email }) => email),
    );
    await notify(site, session, { warning, left }, coming.size);
  }
}

/** Of a session that was planned late, or a host that was away, the hours that are left. */
function startsIn(left: number): string {
  if (left < hour) return `in ${plural(Math.ceil(left / minute), 'minute')}`;
  return `in ${plural(Math.round(left / hour), 'hour')}`;
}

async function notify(
  site: Site,
  session: Session,
  { warning, left }: { readonly warning: number; readonly left: number },
  coming: number,
): Promise<void> {
  const { env, store, now } = site;
  const idempotencyKey = `session-link-missing:${session.id}:${warning}`;
  if (await store.findRecorded(idempotencyKey)) return;
  const rows = [
    ['What to do', `Enter the access link: ${env.origin}${deskSessionPath(session.id)}`],
    ['Session', `${session.title} (${session.language})`],
    ['When', whenOfSession(session)],
    ['Registered', String(coming)],
  ] as const;
  await notifyStaff(site, {
    kind: 'session-link-missing',
    receivedAt: now(),
    name: `No access link yet, ${startsIn(left)}: ${session.title} (${session.language})`,
    transcript: answersOf(rows),
    idempotencyKey,
    more: [{ name: 'id', label: 'Reference', value: session.id }],
  });
}
