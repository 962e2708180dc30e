import { certificatesPage } from '#app/desk/certificates/list';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember((visit) => certificatesPage(visit));
