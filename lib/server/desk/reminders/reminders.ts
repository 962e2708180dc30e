/** What reminds the desk at nine of a working day: a mail to each, of what is due of theirs. */
import { dueOf, nameShown } from '#lib/server/desk/list/rows';
import { kindInWords } from '#lib/server/desk/list/words';
import { deskNote } from '#lib/server/desk/reminders/desk-note';
import { awayOf, type Colleague, teamOf } from '#lib/server/desk/team/team';
import { namedAddress } from '#lib/server/settings/desk-members';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { isWorkingDay } from '#lib/shared/enquiries/office-hours';
import { endOfDay, instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

/** Indian time; a host that comes back later than this leaves the day's reminders out. */
const [from, until] = ['09:00', '11:00'] as const;

/** Each member's own, and what nobody has to `MAIL_TO`; a second call on the same day writes nothing. */
export async function remindDesk(site: Site): Promise<void> {
  const { env, store } = site;
  const now = site.now();
  const today = isoDayInIndia(now);
  const team = await teamOf(site, now);
  const here = team.filter(({ awayUntil }) => !awayUntil);
  if (team.length === 0 || !isWorkingDay(today)) return;
  if (now < instantInIndia(today, from) || now >= instantInIndia(today, until)) return;
  const due = await store.listDue(endOfDay(now));
  const isHere = (address: string | undefined) => here.some(({ email }) => email === address);
  for (const { name, email } of here) {
    const own = due.filter(({ member }) => member === email);
    await remind(site, own, { once: `${today}:${email}`, to: namedAddress({ name, email }), team });
  }
  // Of somebody who left the desk or is away as well.
  const unassigned = due.filter(({ member }) => !isHere(member));
  await remind(site, unassigned, {
    once: `${today}:nobody`,
    to: env.MAIL_TO,
    team,
    unassigned: true,
  });
}

interface To {
  readonly once: string;
  readonly to: string;
  readonly team: readonly Colleague[];
  readonly unassigned?: true;
}

async function remind(site: Site, due: readonly Enquiry[], { once, to, team, unassigned }: To) {
  const { store, now, wakeCourier } = site;
  const idempotencyKey = `desk-reminder:${once}`;
  if (due.length === 0 || (await store.findRecorded(idempotencyKey))) return;
  const late = due.filter(({ dueAt = now() }) => dueAt < now()).length;
  const today = due.filter(({ dueAt = 0 }) => dueAt >= now() && dueAt < endOfDay(now())).length;
  const ending = due.length - late - today;
  const counted = [
    `${late} overdue`,
    `${today} due today`,
    // Their next call is agreed for after the promise.
    ...(ending > 0 ? [`${ending} whose promise ends today`] : []),
  ];
  const isOfAway = due.some(({ member }) => awayOf(member, team, now()) !== '');
  const nobodys = isOfAway ? 'that nobody has, or who has them is away' : 'that nobody has';
  const what = unassigned ? nobodys : 'of yours';
  const title = `${plural(due.length, 'enquiry', 'enquiries')} ${what}: ${counted.join(', ')}`;
  const line = (enquiry: Enquiry) => lineOf(enquiry, now(), team);
  const filter = unassigned ? (isOfAway ? '' : '?who=nobody') : '?who=mine';
  const { note, mail } = deskNote(site, due, { title, line, filter, to, idempotencyKey });
  await store.recordSubmission(note, [mail]);
  wakeCourier();
}

function lineOf(enquiry: Enquiry, now: number, team: readonly Colleague[]): string {
  const { text, sub, mark } = dueOf(enquiry, now);
  const away = awayOf(enquiry.member, team, now);
  return `${nameShown(enquiry.name)}, ${kindInWords(enquiry.kind)}${away && `, ${away}`}, due ${text} (${mark ? `${sub}, ${mark.text}` : sub}),`;
}
