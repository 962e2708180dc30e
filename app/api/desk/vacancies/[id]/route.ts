import { vacancyPage } from '#app/desk/vacancies/pages';
import { receiveVacancyAction } from '#lib/server/placement/actions/staff';

export const POST = receiveVacancyAction(vacancyPage);
