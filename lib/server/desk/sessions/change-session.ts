/** What staff enter about a session: its access link, notes, or that it does not take place. */
import { textOf, type Visit } from '#lib/server/desk/sign-in/http/access';
import { isAccessLink } from '#lib/server/desk/valid-access-link';
import { type Result, wrong } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import type { SessionPlan } from '#lib/server/store/desk/schema';
import type { SessionChange } from '#lib/server/store/desk/session-plans';
import type { Session } from '#lib/shared/calendar/sessions';
import { lines } from '#lib/shared/forms/sanitize';

const mostNotes = 2000;
/** A box that names no value of its own is sent as `on`. */
const ticked: readonly string[] = ['yes', 'on', 'true', '1'];

export async function changeSession(
  { site, member, now }: Visit,
  session: Session,
  fields: Fields,
): Promise<Result<SessionPlan>> {
  const read = readChange(fields, session, now);
  if ('error' in read) return read;
  const by = { member: member.email, at: now };
  const plan = await site.store.changeSessionPlan(session.id, read.ok, by);
  site.wakeSessions?.();
  return { ok: plan };
}

function readChange(fields: Fields, session: Session, now: number): Result<SessionChange> {
  const [link, cancel] = ['link', 'cancel'].map((name) => textOf(fields, name)) as [string, string];
  const notes = lines(textOf(fields, 'notes'));
  if (session.end <= now) return wrong('link', 'This session is over.');
  if (cancel !== '' && !ticked.includes(cancel))
    return wrong('cancel', 'Tick the box to cancel it.');
  if (link !== '' && !isAccessLink(link)) {
    return wrong('link', 'The access link must begin with https:// and be one address.');
  }
  if (notes.length > mostNotes) return wrong('notes', `At most ${mostNotes} characters.`);
  if (link === '' && cancel === '' && !('notes' in fields)) {
    return wrong('link', 'Please enter the access link.');
  }
  // What this page only repeats may be older than what a colleague entered meanwhile.
  const isNew = (name: 'link' | 'notes', text: string) =>
    !(`${name}Before` in fields) || lines(textOf(fields, `${name}Before`)) !== text;
  return {
    ok: {
      ...(link && isNew('link', link) && { link }),
      ...('notes' in fields && isNew('notes', notes) && { notes }),
      ...(cancel !== '' && { cancel: true as const }),
    },
  };
}
