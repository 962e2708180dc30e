import { vacanciesPage } from '#app/desk/vacancies/pages';
import { withMember } from '#lib/staff/sign-in/http/access';

export const GET = withMember(vacanciesPage);
