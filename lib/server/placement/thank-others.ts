/** A kind word to those who were not chosen: their talks that are ahead end with it, on both sides. */
import { kindWordMail, noInterviewMail } from '#lib/server/placement/candidate-mails';
import { noMeetingMail } from '#lib/server/placement/employer-mails';
import { type AtDesk, type Done, keep } from '#lib/server/placement/member-action';
import {
  aboutOf,
  conflict,
  employerLineOf,
  lineOf,
  meetingsAhead,
} from '#lib/server/placement/placement-action';
import { mayThank } from '#lib/server/store/placement/placements';

export async function thankOthers(act: AtDesk): Promise<Done> {
  const { vacancy, at, site } = act;
  const all = await site.store.listCandidates({ vacancy: vacancy.id });
  const others = all.filter(mayThank);
  if (others.length === 0) return conflict('There is nobody left to write to.');
  return keep(act, {
    enquiries: [
      ...others.map((each) =>
        lineOf(act, each.enquiryId, 'thank', [
          kindWordMail(aboutOf(act), each),
          ...meetingsAhead(act, [each]).map(({ slotAt }) =>
            noInterviewMail(aboutOf(act), each, slotAt, at),
          ),
        ]),
      ),
      ...meetingsAhead(act, others).map(({ each, slotAt }) =>
        employerLineOf(act, 'vacancy', [noMeetingMail(aboutOf(act), each, slotAt, at)]),
      ),
    ],
    candidates: others.map(({ id }) => ({
      id,
      from: ['asked', 'yes', 'interview', 'closed'] as const,
      change: { state: 'closed' as const, thankedAt: at, slotAt: null, slots: [] },
    })),
  });
}
