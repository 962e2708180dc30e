/** Before an enquiry is erased: the other side of an interview that was agreed hears that it does not take place. */

import { withdrawAllYes } from '#lib/placement/actions/candidate';
import { type Act, aboutOf, lineOf, meetingsAhead, write } from '#lib/placement/actions/write';
import { noInterviewMail } from '#lib/placement/mails/candidate';
import { moveOf } from '#lib/placement/rules/moves';
import { hasConsented } from '#lib/placement/rules/server';
import type { AppContext } from '#lib/platform/context';

export async function leavePlacement(context: AppContext, enquiryId: string): Promise<void> {
  const { store } = context;
  for (const candidate of await store.listCandidates({ enquiry: enquiryId })) {
    const vacancy = hasConsented(candidate) && (await store.findVacancy(candidate.vacancyId));
    if (!vacancy) continue;
    const by = { kind: 'visitor' } as const;
    // What the same person sent besides is not erased: its answers stand.
    await withdrawAllYes({ context, vacancy, at: context.now(), by, cause: 'ours' }, [candidate]);
  }
  for (const vacancy of await store.listVacancies({ employer: enquiryId })) {
    const act: Act = { context, vacancy, at: context.now(), by: { kind: 'site' }, cause: 'ours' };
    const meet = meetingsAhead(act, await store.listCandidates({ vacancy: vacancy.id }));
    if (meet.length === 0) continue;
    await write(act, {
      enquiries: meet.map(({ each, slotAt }) =>
        lineOf(act, each.enquiryId, 'employer-no', [
          noInterviewMail(aboutOf(act), each, slotAt, act.at),
        ]),
      ),
      candidates: meet.map(({ each: { id } }) => ({
        id,
        ...moveOf('employer-erased', { slotAt: null, slots: [] }),
      })),
    });
  }
}
