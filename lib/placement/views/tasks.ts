import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { lacksOutcome } from '#lib/placement/rules/tasks';
import { inWords } from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import { dayAndHour, shortDayAndHour } from '#lib/platform/values/india';
import { nameShown } from '#lib/staff/rules';

export type PlacementTasks = Awaited<ReturnType<typeof placementTasks>>;

/** Questions that this person asked, and interviews of theirs of which nobody said whether they took place. */
export async function placementTasks(
  { store }: Pick<AppContext, 'store'>,
  enquiry: Pick<Enquiry, 'id' | 'kind' | 'name'>,
  now: number,
) {
  const isEmployer = enquiry.kind === 'employer';
  const [open, candidates] = await Promise.all([
    store.listTasksOf(enquiry.id),
    store.listCandidates(isEmployer ? { employer: enquiry.id } : { enquiry: enquiry.id }),
  ]);
  const vacancies = await store.listVacancies({
    ids: [...new Set(candidates.map(({ vacancyId }) => vacancyId))],
  });
  const sidesOf = (id: string | undefined) => {
    const candidate = candidates.find((each) => each.id === id);
    const vacancy = vacancies.find((each) => each.id === candidate?.vacancyId);
    return candidate && vacancy && { name: inWords(candidate), company: vacancy.employer.company };
  };
  return {
    questions: open.flatMap(({ kind, id, detail, since }) => {
      if (kind !== 'question') return [];
      const sides = sidesOf(detail.candidate);
      const about = sides
        ? detail.asker === 'employer'
          ? `${sides.company} asks about ${sides.name}`
          : `${sides.name} asks about the post with ${sides.company}`
        : `${nameShown(enquiry.name)} asks`;
      return [
        {
          task: id,
          title: about,
          asked: shortDayAndHour(since, now),
          text: detail.text ?? '',
        },
      ];
    }),
    interviews: candidates.flatMap((each) => {
      const sides = lacksOutcome(each, now) ? sidesOf(each.id) : undefined;
      if (!sides || each.slotAt === undefined) return [];
      const title = `Did ${sides.name} and ${sides.company} meet on ${dayAndHour(each.slotAt)}?`;
      return [{ candidate: each.id, title }];
    }),
  };
}
