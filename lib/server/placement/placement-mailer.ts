/** The mails of placement that the clock owes: the day before an interview, how it went, and how it goes after a post began. */
import { siteEvent, takenBackWithin } from '#lib/server/enquiries/rules';
import { isAskedAgain } from '#lib/server/placement/agreed-words';
import { askAgainWhereOwed } from '#lib/server/placement/ask-again';
import { tomorrowMail, wentMail } from '#lib/server/placement/candidate-mails';
import {
  meetingTomorrowMail,
  meetingWentMail,
  noMeetingMail,
} from '#lib/server/placement/employer-mails';
import { type Act, aboutOf, liveShortlist } from '#lib/server/placement/placement-action';
import { inWords, placementNote } from '#lib/server/placement/staff-note';
import type { Site } from '#lib/server/site';
import type { Candidate } from '#lib/server/store/placement/placements';
import type { OutgoingMail } from '#lib/server/store/store';
import { nextWorkingDay } from '#lib/shared/enquiries/rules/hours';
import { instantInIndia, isoDayInIndia } from '#lib/shared/india';

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
export async function sendPlacementMails(site: Site): Promise<number> {
  const { store } = site;
  const now = site.now();
  const meets = await store.listCandidates({
    meetsFrom: now - latest - 3 * day,
    meetsBefore: now + mostAhead,
  });
  const begun = await store.listCandidates({
    beginsFrom: isoDayInIndia(now - 90 * day - latest),
    beginsUntil: isoDayInIndia(now - 30 * day),
  });
  let owed = await askAgainWhereOwed(site);
  for (const candidate of [...meets, ...begun]) {
    const vacancy = await store.findVacancy(candidate.vacancyId);
    if (!vacancy) continue;
    const act: Act = { site, vacancy, at: now, by: { kind: 'site' }, cause: 'ours' };
    const mails = [...(await meetingMails(act, candidate)), ...followUpNotes(act, candidate)];
    if (await queueMissing(site, candidate, mails)) owed += 1;
  }
  if (owed > 0) site.wakeCourier();
  return owed;
}

async function meetingMails(act: Act, candidate: Candidate): Promise<OutgoingMail[]> {
  const { at: now, vacancy, site } = act;
  const { state, slotAt, pickedAt = 0, wentCandidate, wentEmployer, left } = candidate;
  if (slotAt === undefined) return [];
  const about = aboutOf(act);
  // Closed on the desk, and not a moment ago: that can still be taken back.
  if (left && now < slotAt && now >= left.at + takenBackWithin) {
    return [noMeetingMail(about, candidate, slotAt, left.at)];
  }
  if (state !== 'interview') return [];
  const eve = eveOf(slotAt);
  const isOpen = vacancy.state === 'open';
  // Name and number go to nobody while the candidate is asked again.
  const isHidden = isAskedAgain(candidate, vacancy);
  if (now < slotAt) {
    // Of a post that is taken: whoever still meets has spoken with the other.
    if (!isOpen) return [];
    // Who agreed on the eve itself has just read it.
    return now >= eve && pickedAt < eve
      ? [
          tomorrowMail(about, candidate, slotAt),
          ...(isHidden ? [] : [meetingTomorrowMail(about, candidate, slotAt)]),
        ]
      : [];
  }
  const ask = instantInIndia(nextWorkingDay(isoDayInIndia(slotAt)), askedAt);
  if (now < ask || now >= ask + latest) return [];
  const link = await liveShortlist(site, vacancy.id, now);
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
  { store, now }: Site,
  { enquiryId, id, vacancyId }: Candidate,
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  if (mails.length === 0) return false;
  const known = await store.listEvents(enquiryId);
  const topics = mails.map(({ topic = '' }) => topic);
  const told = new Set(
    known.flatMap(({ action, detail }) =>
      action === 'reminded' && detail.candidate === id ? (detail.topics ?? '').split(' ') : [],
    ),
  );
  const missing = mails.filter(({ topic = '' }) => !told.has(topic));
  if (missing.length === 0) return false;
  const written = await store.writePlacement({
    vacancy: vacancyId,
    at: now(),
    enquiries: [
      {
        id: enquiryId,
        change: {},
        event: siteEvent('reminded', now(), {
          vacancy: vacancyId,
          candidate: id,
          topics: topics.join(' '),
        }),
        mails: missing,
      },
    ],
  });
  return written === 'done';
}
