import { draw } from '#app/desk/render-desk-page';
import { VacanciesPage } from '#components/placement/vacancies-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { withMember } from '#lib/server/desk/sign-in/access';
import { vacanciesView } from '#lib/server/placement/vacancies-view';

export const GET = withMember(async (visit) => {
  const [desk, view] = await Promise.all([deskOf(visit), vacanciesView(visit)]);
  return draw('Vacancies', <VacanciesPage desk={desk} view={view} />);
});
