import { vacanciesPage } from '#app/desk/vacancies/pages';
import { withMember } from '#lib/server/desk/sign-in/http/access';

export const GET = withMember(vacanciesPage);
