/** When a promise nears its end and nobody has called or written: one mail to operations, for all of these. */
import { memberName, nameShown } from '#lib/server/desk/list/rows';
import { kindInWords } from '#lib/server/desk/list/words';
import { deskNote } from '#lib/server/desk/reminders/desk-note';
import { awayOf, type Colleague, teamOf } from '#lib/server/desk/team/team';
import { membersOf } from '#lib/server/settings/desk-members';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { isOfficeTime, officeTimeBefore } from '#lib/shared/enquiries/office-hours';
import { endOfDay, shortDayAndHour } from '#lib/shared/india';

/** Of office time, before the promise ends. */
const lastCallMs = 2 * 60 * 60 * 1000;

/** Taking one alone does not keep it out; each is told of once. In office hours, when somebody can still call. */
export async function warnOfUntouched(site: Site): Promise<void> {
  const { env, store, wakeCourier } = site;
  const now = site.now();
  if (membersOf(env).length === 0 || !isOfficeTime(now)) return;
  const team = await teamOf(site, now);
  const untouched = await store.listUntouched(endOfDay(now));
  const near = untouched.filter(
    ({ promisedBy }) => officeTimeBefore(promisedBy, lastCallMs) <= now,
  );
  const [first, ...more] = near;
  if (!first) return;
  const title =
    more.length === 0
      ? `The promise to ${first.reference} ${ending(first, now)}`
      : `${near.length} promises end or ended, and nobody has called: the first ${ending(first, now)}`;
  const line = (enquiry: Enquiry) => lineOf(enquiry, now, team);
  const { note, mail } = deskNote(site, near, {
    title,
    line,
    topic: 'promise-ends',
    ...(more.length === 0 && { subject: `[${first.kind}] ${title}` }),
  });
  const ids = near.map(({ id }) => id);
  // Of two hosts that tell at the same moment, one does.
  if (await store.tellOfPromises(ids, note, [mail])) wakeCourier();
}

const ending = ({ promisedBy }: Enquiry, now: number) =>
  `${promisedBy < now ? 'ended' : 'ends'} ${shortDayAndHour(promisedBy, now)}`;

function lineOf(enquiry: Enquiry, now: number, team: readonly Colleague[]): string {
  const { name, kind, member } = enquiry;
  const away = awayOf(member, team, now);
  const who = member ? `${memberName(member, team)} has it and has not called` : 'nobody has it';
  return `${nameShown(name)}, ${kindInWords(kind)}: the promise ${ending(enquiry, now)}; ${away ? `it is ${away}` : who}.`;
}
