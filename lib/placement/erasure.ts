/** Before an enquiry is erased: the other side of an interview that was agreed hears that it does not take place. */

import { withdrawAllYes } from '#lib/placement/actions/candidate';
import { type Act, aboutOf, lineOf, write } from '#lib/placement/actions/write';
import { noInterviewMail } from '#lib/placement/mails/candidate';
import { hasConsented } from '#lib/placement/rules/agreed-words';
import { moveOf } from '#lib/placement/rules/moves';
import type { AppContext } from '#lib/platform/context';

export async function leavePlacement(context: AppContext, enquiryId: string): Promise<void> {
  const { store } = context;
  for (const candidate of await store.listCandidates({ enquiry: enquiryId })) {
    const vacancy = hasConsented(candidate) && (await store.findVacancy(candidate.vacancyId));
    if (!vacancy) continue;
    const by = { kind: 'visitor' } as const;
    // Other enquiries of the person are not erased: their answers stay.
    const act = { context, vacancy, at: context.now(), by, cause: 'ours' as const };
    await withdrawAllYes(act, [candidate], '', true);
  }
  for (const vacancy of await store.listVacancies({ employer: enquiryId })) {
    const act: Act = { context, vacancy, at: context.now(), by: { kind: 'site' }, cause: 'ours' };
    const all = await store.listCandidates({ vacancy: vacancy.id });
    const meet = all.filter(({ state, slotAt }) => state === 'interview' && (slotAt ?? 0) > act.at);
    if (meet.length === 0) continue;
    await write(act, {
      enquiries: meet.map((each) => {
        const off = { slotAt: each.slotAt ?? act.at, at: act.at };
        return lineOf(act, each.enquiryId, 'employer-gone', {
          mails: [noInterviewMail(aboutOf(act), each, off)],
          detail: { candidate: each.id },
        });
      }),
      candidates: meet.map(({ id }) => ({
        id,
        ...moveOf('employer-erased', { slotAt: null, slots: [] }),
      })),
    });
  }
}
