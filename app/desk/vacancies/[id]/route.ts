import { vacancyPage } from '#app/desk/vacancies/[id]/vacancy';
import { notOnDesk, withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';

export const GET = withMember(async (visit) => {
  const vacancy = await visit.site.store.findVacancy(visit.params.id ?? '');
  if (!vacancy) return notOnDesk('No vacancy has this address');
  const kept = await readUnsentForm(visit.request, visit.url.pathname, visit.site);
  if (!kept) return vacancyPage(visit, vacancy);
  const typed = Object.entries(kept.fields).map(([name, value]) => [name, [value].flat()]);
  return vacancyPage(visit, vacancy, {
    message: '',
    errors: {},
    action: kept.typed.action ?? '',
    typed: Object.fromEntries(typed),
  });
});
