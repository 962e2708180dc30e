import { openedVacancyPage } from '#app/desk/vacancies/pages';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember(openedVacancyPage);
