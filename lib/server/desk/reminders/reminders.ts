/** What reminds the desk: a mail to each at nine on working days, and one when a promise nears its end untouched. */
import { randomUUID } from 'node:crypto';
import { dueOf, nameShown } from '#lib/server/desk/list/rows';
import { endOfDay } from '#lib/server/desk/list/week';
import { kindInWords } from '#lib/server/desk/list/words';
import { noteToStaff } from '#lib/server/forms/staff-mail';
import { faultOf, log } from '#lib/server/log';
import { membersOf } from '#lib/server/settings/desk-members';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { StoreUnavailable, type Submission } from '#lib/server/store/store';
import { deskEnquiryPath, routes } from '#lib/shared/addresses/routes';
import { isWorkingDay, officeTimeBefore } from '#lib/shared/enquiries/promise';
import { instantInIndia, isoDayInIndia, shortDayAndHour } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

const hour = 60 * 60 * 1000;
const minute = 60_000;
/** Indian time; a host that comes back later than this leaves the day's reminders out. */
const [from, until] = ['09:00', '11:00'] as const;
/** Of office time, before the promise ends. */
const lastCall = 2 * hour;

export function startReminders(site: Site): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => runOnce(site));
  };
  const timer = setInterval(run, minute);
  timer.unref();
  run();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

async function runOnce(site: Site): Promise<void> {
  try {
    await remindDesk(site);
    await warnOfUntouched(site);
  } catch (error) {
    const away = error instanceof StoreUnavailable;
    log().error(away ? { reason: 'store-unavailable' } : faultOf(error), 'reminders');
  }
}

/** Each member's own, and what nobody has to `MAIL_TO`; a second call on the same day writes nothing. */
export async function remindDesk(site: Site): Promise<void> {
  const { env, store } = site;
  const now = site.now();
  const today = isoDayInIndia(now);
  const members = membersOf(env);
  if (members.length === 0 || !isWorkingDay(today)) return;
  if (now < instantInIndia(today, from) || now >= instantInIndia(today, until)) return;
  const due = await store.listDue(endOfDay(now));
  const isMember = (address: string | undefined) => members.some(({ email }) => email === address);
  for (const { name, email } of members) {
    const own = due.filter(({ member }) => member === email);
    await remind(site, own, { once: `${today}:${email}`, to: `${quoted(name)} <${email}>` });
  }
  // Of somebody who left the desk as well.
  const unassigned = due.filter(({ member }) => !isMember(member));
  await remind(site, unassigned, { once: `${today}:nobody`, to: env.MAIL_TO, unassigned: true });
}

const quoted = (name: string) => name.replaceAll(/[",<>]/g, ' ');

interface To {
  readonly once: string;
  readonly to: string;
  readonly unassigned?: true;
}

async function remind(site: Site, due: readonly Enquiry[], { once, to, unassigned }: To) {
  const { env, store, now, wakeCourier } = site;
  const idempotencyKey = `desk-reminder:${once}`;
  if (due.length === 0 || (await store.findRecorded(idempotencyKey))) return;
  const late = due.filter(({ dueAt = now() }) => dueAt < now()).length;
  const what = unassigned ? 'that nobody has' : 'of yours';
  const note: Submission = {
    id: randomUUID(),
    kind: 'desk-reminder',
    receivedAt: now(),
    name: `${plural(due.length, 'enquiry', 'enquiries')} ${what}: ${late} overdue, ${due.length - late} due today`,
    email: '',
    phone: '',
    // Under the id of each: an erasure takes them out of here, too.
    transcript: due.map((enquiry) => ({
      name: enquiry.id,
      label: enquiry.reference,
      value: lineOf(enquiry, now(), env.origin),
    })),
    idempotencyKey,
  };
  await store.recordSubmission(note, [{ ...noteToStaff(note, env), to }]);
  wakeCourier();
}

function lineOf(enquiry: Enquiry, now: number, origin: string): string {
  const { text, sub } = dueOf(enquiry, now);
  const link = `${origin}${deskEnquiryPath(enquiry.reference)}`;
  return `${nameShown(enquiry.name)}, ${kindInWords(enquiry.kind)}, due ${text} (${sub}), ${link}`;
}

/** An enquiry that nobody touched two working hours before its promise ends is told to `MAIL_TO`, once. */
export async function warnOfUntouched(site: Site): Promise<void> {
  const { env, store, wakeCourier } = site;
  const now = site.now();
  if (membersOf(env).length === 0) return;
  const untouched = await store.listUntouched(endOfDay(now));
  const near = untouched.filter(({ promisedBy }) => officeTimeBefore(promisedBy, lastCall) <= now);
  for (const enquiry of near) {
    const { id, reference, promisedBy } = enquiry;
    const ends = shortDayAndHour(promisedBy);
    const link = `${env.origin}${deskEnquiryPath(reference)}`;
    const text = [
      `Nobody has touched ${reference} yet, and its promise ${promisedBy < now ? 'ended' : 'ends'} ${ends}.`,
      `${kindInWords(enquiry.kind)}, ${link}`,
      `All that is due: ${env.origin}${routes.desk}`,
    ];
    await store.changeEnquiry({
      id,
      change: { promiseNotifiedAt: now },
      event: {
        id: randomUUID(),
        at: now,
        by: { kind: 'site' },
        action: 'promise-told',
        detail: {},
      },
      mails: [
        {
          role: 'staff',
          topic: 'promise-ends',
          to: env.MAIL_TO,
          subject: `[${enquiry.kind}] The promise to ${reference} ends ${ends}`,
          text: text.join('\n\n'),
          html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><body>${text.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
        },
      ],
    });
  }
  if (near.length > 0) wakeCourier();
}
