import { drawFor } from '#app/desk/render-desk-page';
import { VacanciesPage } from '#components/placement/vacancies-page';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { vacanciesView } from '#lib/server/placement/vacancies-view';

export const GET = withMember((visit) =>
  drawFor(visit, 'Vacancies', VacanciesPage, { view: vacanciesView(visit) }),
);
