import { templatesPage } from '#app/desk/templates/page-of-templates';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember((visit) => templatesPage(visit));
