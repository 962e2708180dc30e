import { readForm } from '#lib/forms/define';
import type { Fields } from '#lib/platform/http/intake/body';
import { type Result, wrong, wrongFields } from '#lib/platform/http/intake/reply';
import { lines } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';
import { sessionForm } from '#lib/webinars/forms/session';
import type { SessionChange } from '#lib/webinars/queries/sessions';
import type { Session } from '#lib/webinars/rules/sessions';
import type { SessionPlan } from '#lib/webinars/schema';

export async function changeSession(
  { context, member, now }: StaffRequest,
  session: Session,
  fields: Fields,
): Promise<Result<SessionPlan>> {
  const read = readChange(fields, session, now);
  if ('error' in read) return read;
  const by = { member: member.email, at: now };
  const plan = await context.store.changeSessionPlan(session.id, read.ok, by);
  context.wake('sessions');
  return { ok: plan };
}

function readChange(fields: Fields, session: Session, now: number): Result<SessionChange> {
  if (session.end <= now) return wrong('link', 'This session is over.');
  const read = readForm(sessionForm, fields);
  if ('errors' in read) return wrongFields(read.errors);
  const { link, notes, cancel } = read.ok;
  const hasNotes = 'notes' in fields;
  if (!link && !cancel && !hasNotes) return wrong('link', 'Please enter the access link.');
  // A value that this page only repeats may be older than a colleague's entry.
  const isNew = (name: 'link' | 'notes', text: string) =>
    !(`${name}Before` in fields) || lines(fields[`${name}Before`]) !== text;
  return {
    ok: {
      ...(link && isNew('link', link) && { link }),
      ...(hasNotes && isNew('notes', notes) && { notes }),
      ...(cancel && { cancel: true as const }),
    },
  };
}
