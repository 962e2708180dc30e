/**
 * Jobs of placement that depend on the time: mails on the day before an interview, on how it went and how it goes after a post started;
 * whom a changed post asks again; and what lists of applications are ranked from.
 */

import { nextWorkingDay } from '#lib/enquiries/rules/hours';
import { undoWithinMs } from '#lib/enquiries/rules/take-back';
import { type Act, aboutOf, askAgain, eventOf, write } from '#lib/placement/actions/write';
import { noInterviewMail, tomorrowMail, wentMail } from '#lib/placement/mails/candidate';
import { meetingTomorrowMail, meetingWentMail, noMeetingMail } from '#lib/placement/mails/employer';
import { placementNote } from '#lib/placement/mails/staff';
import { isAskedAgain } from '#lib/placement/rules/agreed-words';
import { dueTasks, followUpAt, followUpDays } from '#lib/placement/rules/tasks';
import { type Candidate, isLive, type Shortlist } from '#lib/placement/schema';
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
/** From the first day at work to the last on which its follow-up can be opened. */
const longestFollowUp = 180 * day;

/**
 * Each once: a mail has one topic, and the store keeps one of each; tasks that the clock gives are opened as well. What it
 * reads does not grow with the number of candidates. Returns for how many candidates mails were owed.
 */
export async function sendPlacementMails(context: AppContext): Promise<number> {
  const { store } = context;
  const now = context.now();
  const [meets, starting] = await Promise.all([
    store.listCandidates({ meetsFrom: now - latest - 3 * day, meetsBefore: now + mostAhead }),
    store.listCandidates({
      beginsFrom: isoDayInIndia(now - longestFollowUp),
      beginsUntil: isoDayInIndia(now - 30 * day),
    }),
  ]);
  const candidates = [...new Map([...meets, ...starting].map((each) => [each.id, each])).values()];
  const vacancies = await store.listVacancies({
    ids: [...new Set(candidates.map(({ vacancyId }) => vacancyId))],
  });
  const owing = candidates.flatMap((candidate) => {
    const vacancy = vacancies.find(({ id }) => id === candidate.vacancyId);
    return vacancy ? [{ candidate, vacancy }] : [];
  });
  const due = owing.flatMap(({ candidate, vacancy }) => dueTasks(candidate, vacancy, now));
  await store.tendTasks(due, now);
  const links = await liveLinks(
    context,
    owing.map(({ vacancy }) => vacancy.id),
    now,
  );
  const written = owing.flatMap(({ candidate, vacancy }) => {
    const act: Act = { context, vacancy, at: now, by: { kind: 'site' }, cause: 'ours' };
    const mails = [
      ...meetingMails(act, candidate, links.get(vacancy.id)),
      ...followUpNotes(act, candidate),
    ];
    return mails.length > 0 ? [{ act, candidate, mails }] : [];
  });
  let owed = await askAgainWhereOwed(context);
  const topics = await sentTopics(
    context,
    written.map(({ candidate }) => candidate.enquiryId),
  );
  for (const { act, candidate, mails } of written) {
    if (await queueMissing(act, candidate, mails, topics.get(candidate.id))) owed += 1;
  }
  return owed;
}

/** The link of each vacancy that shows candidates now. */
async function liveLinks({ store }: AppContext, vacancies: readonly string[], now: number) {
  const all = await store.lastShortlists([...new Set(vacancies)]);
  return new Map(
    all.filter((each) => isLive(each, now)).map((each) => [each.vacancyId, each] as const),
  );
}

/** The topics of the mails that were queued for each candidate before. */
async function sentTopics({ store }: AppContext, enquiries: readonly string[]) {
  const events = await store.listEventsOf([...new Set(enquiries)], ['reminded']);
  const topics = new Map<string, Set<string>>();
  for (const { detail } of events) {
    const known = topics.get(detail.candidate ?? '') ?? new Set();
    for (const topic of (detail.topics ?? '').split(' ')) known.add(topic);
    topics.set(detail.candidate ?? '', known);
  }
  return topics;
}

function meetingMails(
  act: Act,
  candidate: Candidate,
  link: Shortlist | undefined,
): readonly OutgoingMail[] {
  const { at: now, vacancy } = act;
  const { state, slotAt, pickedAt = 0, left } = candidate;
  if (slotAt === undefined) return [];
  const about = aboutOf(act);
  // Closed on the desk, and not a moment ago: that can still be undone.
  if (left && now < slotAt && now >= left.at + undoWithinMs) {
    const off = { slotAt, at: left.at, why: 'application-closed' } as const;
    return [noInterviewMail(about, candidate, off), noMeetingMail(about, candidate, off)];
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
  if (now < ask || now >= ask + latest || candidate.wentStaff !== undefined) return [];
  return [
    ...(candidate.wentCandidate === undefined ? [wentMail(about, candidate, slotAt)] : []),
    // The page of a filled post asks nothing.
    ...(isOpen && candidate.wentEmployer === undefined && !isHidden
      ? [meetingWentMail(about, candidate, slotAt, link)]
      : []),
  ];
}

/** 5:00 PM of the day before. */
const eveOf = (slotAt: number): number =>
  instantInIndia(isoDayInIndia(instantInIndia(isoDayInIndia(slotAt)) - hour), eveAt);

function followUpNotes(act: Act, candidate: Candidate): readonly OutgoingMail[] {
  return followUpDays.flatMap((days) => {
    const since = followUpAt(candidate, days);
    if (since === undefined) return [];
    const due = instantInIndia(isoDayInIndia(since), askedAt);
    if (act.at < due || act.at >= due + latest) return [];
    const what = `${inWords(candidate)} began ${days} days ago: ask both how it goes`;
    return [placementNote(aboutOf(act), { topic: `after-${days}-${candidate.id}`, what })];
  });
}

/** In the history as well, so that a minute later nothing is written again. */
async function queueMissing(
  act: Act,
  { enquiryId, id }: Candidate,
  mails: readonly OutgoingMail[],
  sent: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const missing = mails.filter(({ topic = '' }) => !sent.has(topic));
  if (missing.length === 0) return false;
  const topics = mails.map(({ topic = '' }) => topic).join(' ');
  const event = eventOf(act, 'reminded', { candidate: id, topics });
  const written = await write(act, {
    enquiries: [{ id: enquiryId, change: {}, event, mails: missing }],
  });
  return written === 'done';
}

/**
 * Some changes notify no candidate: a corrected name of a company, a yes that came in at the moment of the change,
 * and consents from before an upgrade. Returns how many were asked.
 */
async function askAgainWhereOwed(context: AppContext): Promise<number> {
  const { store } = context;
  const all = (await store.listCandidates({ consented: true })).filter(({ left }) => !left);
  const vacancies = await store.listVacancies({
    ids: [...new Set(all.map((each) => each.vacancyId))],
  });
  const owing = vacancies.flatMap((vacancy) =>
    vacancy.state === 'open'
      ? all
          .filter((each) => each.vacancyId === vacancy.id && isAskedAgain(each, vacancy))
          .map((candidate) => ({ candidate, vacancy, mark: markOf(recordOf(vacancy)) }))
      : [],
  );
  const asked = await store.listEventsOf(
    owing.map(({ candidate }) => candidate.enquiryId),
    ['asked-again'],
  );
  let owed = 0;
  for (const { candidate, vacancy, mark } of owing) {
    const isNotified = asked.some(
      ({ detail }) => detail.candidate === candidate.id && detail.words === mark,
    );
    if (isNotified) continue;
    const act: Act = { context, vacancy, at: context.now(), by: { kind: 'site' }, cause: 'ours' };
    const written = await write(act, {
      asOf: vacancy.version,
      enquiries: askAgain(act, [candidate]),
    });
    if (written === 'done') owed += 1;
  }
  return owed;
}

/** Applications read at once: others have their turn between two parts. */
const atOnce = 100;

/** A store from before this column has all of them to do, a part at a time. */
export async function deriveMissing(
  store: Pick<Store, 'listUnderived' | 'deriveFacts'>,
): Promise<void> {
  const left = await store.listUnderived();
  for (let from = 0; from < left.length; from += atOnce) {
    await store.deriveFacts(left.slice(from, from + atOnce));
  }
}
