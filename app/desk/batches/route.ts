import { batchesPage } from '#app/desk/batches/pages';
import { withMember } from '#lib/staff/sign-in/http/access';

export const GET = withMember((visit) => batchesPage(visit));
