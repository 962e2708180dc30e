import { vacancyPage } from '#app/desk/vacancies/[id]/vacancy';
import { notOnDesk, withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const vacancy = await visit.site.store.findVacancy(visit.params.id ?? '');
  return vacancy ? vacancyPage(visit, vacancy) : notOnDesk('No vacancy has this address');
});
