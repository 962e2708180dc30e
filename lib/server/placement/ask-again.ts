/** A post that was changed after somebody said yes: they are asked again, and not shown until they agree (fourth.md 3.6). */
import { isAskedAgain } from '#lib/server/placement/agreed-words';
import { askAgainMail } from '#lib/server/placement/candidate-mails';
import { markOf, recordOf } from '#lib/server/placement/consent-words';
import { type Act, aboutOf, eventOf, write } from '#lib/server/placement/placement-action';
import type { Site } from '#lib/server/site';
import type { Candidate, PlacementWrite } from '#lib/server/store/placement/placements';

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
      mails: [
        askAgainMail(aboutOf(act), each, { topic: topicOf(act), meetsAt: meetsAt(act, each) }),
      ],
    }));

/** A change on the desk asks each time; the clock asks once about the same words, whichever host is first. */
const topicOf = ({ by, vacancy, at }: Act) =>
  by.kind === 'site' ? markOf(recordOf(vacancy)) : String(at);

const meetsAt = ({ at }: Act, { slotAt, state }: Candidate) =>
  slotAt !== undefined && slotAt > at && state === 'interview' ? slotAt : undefined;

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
