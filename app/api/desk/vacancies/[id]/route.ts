import { vacancyPage } from '#app/desk/vacancies/pages';
import { receiveVacancyAction } from '#lib/placement/actions/staff';

export const POST = receiveVacancyAction(vacancyPage);
