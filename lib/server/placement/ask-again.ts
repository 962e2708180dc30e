/** A post that was changed after somebody said yes: they are asked again, and not shown until they agree (fourth.md 3.6). */
import { changedRows, isAskedAgain } from '#lib/server/placement/agreed-words';
import { free, toCandidate } from '#lib/server/placement/candidate-mails';
import { markOf, recordOf } from '#lib/server/placement/consent-words';
import { toEmployer } from '#lib/server/placement/employer-mails';
import { employerBegins, postOf } from '#lib/server/placement/employer-words';
import { type Act, aboutOf, eventOf, write } from '#lib/server/placement/placement-action';
import type { Site } from '#lib/server/site';
import type { Candidate, PlacementWrite, Shortlist } from '#lib/server/store/placement/placements';
import type { OutgoingMail } from '#lib/server/store/store';
import { dayAndHour } from '#lib/shared/india';

/** A line for each who has to be asked about these words; `act.vacancy` is the post as it is from now on. */
export const askAgain = (
  act: Act,
  candidates: readonly Candidate[],
): NonNullable<PlacementWrite['enquiries']> =>
  candidates
    .filter((each) => !each.left && isAskedAgain(each, act.vacancy))
    .map((each) => ({
      id: each.enquiryId,
      change: {},
      event: eventOf(act, 'asked-again', {
        candidate: each.id,
        words: markOf(recordOf(act.vacancy)),
      }),
      mails: [askAgainMail(act, each)],
    }));

function askAgainMail(act: Act, candidate: Candidate): OutgoingMail {
  const { vacancy, at, by } = act;
  // A change on the desk asks each time; the clock asks once about the same words, whichever host is first.
  const topic = by.kind === 'site' ? markOf(recordOf(vacancy)) : String(at);
  const { slotAt, state } = candidate;
  const meets = slotAt !== undefined && slotAt > at && state === 'interview';
  return toCandidate(
    aboutOf(act),
    candidate,
    `asked-again-${topic}`,
    {
      title: `The post was changed: ${employerBegins(vacancy)}`,
      before: [
        'You said yes to this post as it was. It reads differently now, so we ask you again. Until you agree, they cannot see anything about you.',
      ],
      rows: changedRows(candidate, vacancy).flatMap(({ label, before, now }) => [
        [`${label}, as you agreed`, before || 'not said'] as [string, string],
        [`${label}, now`, now || 'not said'] as [string, string],
      ]),
      after: [
        ...(meets
          ? [
              `Your interview of ${dayAndHour(slotAt)} stands for now. If you say no, we cancel it for both of you.`,
            ]
          : []),
        'Your page shows the old and the new words. You need not agree: a no changes nothing else.',
        free,
      ],
    },
    'Read it and answer',
  );
}

/** They stood on the page before, so that nobody is new there. */
export const agreedAgainMail = (
  act: Act,
  link: Pick<Shortlist, 'id'>,
  candidate: Pick<Candidate, 'id'>,
): OutgoingMail =>
  toEmployer(
    aboutOf(act),
    `yes-again-${candidate.id}-${act.at}`,
    {
      title: 'A candidate agreed to the changed post',
      before: ['They have read the post as it is now, and are on your page again.'],
      rows: [['Post', postOf(act.vacancy)]],
      after: [],
    },
    link,
  );

/**
 * What no change on the desk has told: a company whose name was corrected on its enquiry, a yes that came in at the
 * moment of the change, and consents of before an upgrade. Returns how many were asked.
 */
export async function askAgainWhereOwed(site: Site): Promise<number> {
  const { store } = site;
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
      const told = (await store.listEvents(candidate.enquiryId)).some(
        ({ action, detail }) =>
          action === 'asked-again' && detail.candidate === candidate.id && detail.words === mark,
      );
      if (told) continue;
      const act: Act = { site, vacancy, at: site.now(), by: { kind: 'site' }, cause: 'ours' };
      const written = await write(act, {
        asOf: vacancy.version,
        enquiries: askAgain(act, [candidate]),
      });
      if (written === 'done') owed += 1;
    }
  }
  return owed;
}
