import { drawFor } from '#app/desk/render-desk-page';
import { VacanciesPage } from '#components/placement/vacancies-page';
import { withMember } from '#lib/server/desk/sign-in/access';
import { vacanciesView } from '#lib/server/placement/views/vacancy';

export const GET = withMember((visit) =>
  drawFor(visit, 'Vacancies', VacanciesPage, { view: vacanciesView(visit) }),
);
