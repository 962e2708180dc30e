import { batchesPage } from '#app/desk/batches/pages';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember((staffRequest) => batchesPage(staffRequest));
