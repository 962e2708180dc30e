import { certificatesPage } from '#app/desk/certificates/list';
import { withMember } from '#lib/desk/access';

export const GET = withMember((visit) => certificatesPage(visit));
