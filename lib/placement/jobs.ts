/**
 * Jobs of placement that depend on the time: mails on the day before an interview, on how it went and how it goes after a post started;
 * whom a changed post asks again; and what lists of applications are ranked from.
 */
import { nextWorkingDay } from '#lib/enquiries/rules/hours';
import { undoWithinMs } from '#lib/enquiries/rules/take-back';
import {
  type Act,
  aboutOf,
  askAgain,
  eventOf,
  liveShortlist,
  write,
} from '#lib/placement/actions/write';
import { tomorrowMail, wentMail } from '#lib/placement/mails/candidate';
import { meetingTomorrowMail, meetingWentMail, noMeetingMail } from '#lib/placement/mails/employer';
import { placementNote } from '#lib/placement/mails/staff';
import { isAskedAgain } from '#lib/placement/rules/server';
import type { Candidate } from '#lib/placement/schema';
import { inWords, markOf, recordOf } from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { instantInIndia, isoDayInIndia } from '#lib/platform/values/india';

const hour = 60 * 60_000;
const day = 24 * hour;
/** As far ahead as an hour can be offered. */
const mostAhead = 90 * day;
/** A host that was away for longer leaves it out. */
const latest = 7 * day;
const [eveAt, askedAt] = ['17:00', '09:00'] as const;
/** After the first day, in days. */
const followUps = [30, 90] as const;

/** Each once: a mail has one topic, and the store keeps one of each. Returns for how many candidates some were owed. */
export async function sendPlacementMails(context: AppContext): Promise<number> {
  const { store } = context;
  const now = context.now();
  const meets = await store.listCandidates({
    meetsFrom: now - latest - 3 * day,
    meetsBefore: now + mostAhead,
  });
  const starting = await store.listCandidates({
    beginsFrom: isoDayInIndia(now - 90 * day - latest),
    beginsUntil: isoDayInIndia(now - 30 * day),
  });
  let owed = await askAgainWhereOwed(context);
  for (const candidate of [...meets, ...starting]) {
    const vacancy = await store.findVacancy(candidate.vacancyId);
    if (!vacancy) continue;
    const act: Act = { context, vacancy, at: now, by: { kind: 'site' }, cause: 'ours' };
    const mails = [...(await meetingMails(act, candidate)), ...followUpNotes(act, candidate)];
    if (await queueMissing(act, candidate, mails)) owed += 1;
  }
  return owed;
}

async function meetingMails(act: Act, candidate: Candidate): Promise<OutgoingMail[]> {
  const { at: now, vacancy, context } = act;
  const { state, slotAt, pickedAt = 0, wentCandidate, wentEmployer, left } = candidate;
  if (slotAt === undefined) return [];
  const about = aboutOf(act);
  // Closed on the desk, and not a moment ago: that can still be undone.
  if (left && now < slotAt && now >= left.at + undoWithinMs) {
    return [noMeetingMail(about, candidate, slotAt, left.at)];
  }
  if (state !== 'interview') return [];
  const eve = eveOf(slotAt);
  const isOpen = vacancy.state === 'open';
  // Name and number go to nobody while the candidate is asked again.
  const isHidden = isAskedAgain(candidate, vacancy);
  if (now < slotAt) {
    // A filled post sends no reminder: people who still meet have agreed on it themselves.
    if (!isOpen) return [];
    // A candidate who agreed on the eve itself has just read it.
    return now >= eve && pickedAt < eve
      ? [
          tomorrowMail(about, candidate, slotAt),
          ...(isHidden ? [] : [meetingTomorrowMail(about, candidate, slotAt)]),
        ]
      : [];
  }
  const ask = instantInIndia(nextWorkingDay(isoDayInIndia(slotAt)), askedAt);
  if (now < ask || now >= ask + latest) return [];
  const link = await liveShortlist(context, vacancy.id, now);
  return [
    ...(wentCandidate === undefined ? [wentMail(about, candidate, slotAt)] : []),
    // The page of a filled post asks nothing.
    ...(isOpen && wentEmployer === undefined && !isHidden
      ? [meetingWentMail(about, candidate, slotAt, link)]
      : []),
  ];
}

/** 5:00 PM of the day before. */
const eveOf = (slotAt: number): number =>
  instantInIndia(isoDayInIndia(instantInIndia(isoDayInIndia(slotAt)) - hour), eveAt);

function followUpNotes(act: Act, candidate: Candidate): OutgoingMail[] {
  const { id, state, begins, withdrawnAt } = candidate;
  if (state !== 'hired' || begins === undefined || withdrawnAt !== undefined) return [];
  return followUps.flatMap((days) => {
    const due = instantInIndia(isoDayInIndia(instantInIndia(begins) + days * day), askedAt);
    if (act.at < due || act.at >= due + latest) return [];
    const what = `${inWords(candidate)} began ${days} days ago: ask both how it goes`;
    return [placementNote(aboutOf(act), { topic: `after-${days}-${id}`, what })];
  });
}

/** In the history as well, so that a minute later nothing is written again. */
async function queueMissing(
  act: Act,
  { enquiryId, id }: Candidate,
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  if (mails.length === 0) return false;
  const sent = (await act.context.store.listEvents(enquiryId)).flatMap(({ action, detail }) =>
    action === 'reminded' && detail.candidate === id ? (detail.topics ?? '').split(' ') : [],
  );
  const missing = mails.filter(({ topic = '' }) => !sent.includes(topic));
  if (missing.length === 0) return false;
  const topics = mails.map(({ topic = '' }) => topic).join(' ');
  const event = eventOf(act, 'reminded', { candidate: id, topics });
  const written = await write(act, {
    enquiries: [{ id: enquiryId, change: {}, event, mails: missing }],
  });
  return written === 'done';
}

/**
 * What no change on the desk has told: a company whose name was corrected on its enquiry, a yes that came in at the
 * moment of the change, and consents of before an upgrade. Returns how many were asked.
 */
async function askAgainWhereOwed(context: AppContext): Promise<number> {
  const { store } = context;
  const all = (await store.listCandidates({ consented: true })).filter(({ left }) => !left);
  const vacancies = await store.listVacancies({
    ids: [...new Set(all.map((each) => each.vacancyId))],
  });
  let owed = 0;
  for (const vacancy of vacancies) {
    if (vacancy.state !== 'open') continue;
    const mark = markOf(recordOf(vacancy));
    for (const candidate of all) {
      if (candidate.vacancyId !== vacancy.id || !isAskedAgain(candidate, vacancy)) continue;
      const isNotified = (await store.listEvents(candidate.enquiryId)).some(
        ({ action, detail }) =>
          action === 'asked-again' && detail.candidate === candidate.id && detail.words === mark,
      );
      if (isNotified) continue;
      const act: Act = { context, vacancy, at: context.now(), by: { kind: 'site' }, cause: 'ours' };
      const written = await write(act, {
        asOf: vacancy.version,
        enquiries: askAgain(act, [candidate]),
      });
      if (written === 'done') owed += 1;
    }
  }
  return owed;
}

/** Applications read at once: others have their turn between two parts. */
const atOnce = 100;

/** What was sent before there were facts to rank by; a store from before has all of them to do, a part at a time. */
export async function deriveMissing(
  store: Pick<Store, 'listUnderived' | 'deriveFacts'>,
): Promise<void> {
  const left = await store.listUnderived();
  for (let from = 0; from < left.length; from += atOnce) {
    await store.deriveFacts(left.slice(from, from + atOnce));
  }
}
