import { batchPage, ofBatch } from '#app/desk/batches/pages';
import { withMember } from '#lib/staff/sign-in/http/access';

export const GET = withMember(ofBatch(batchPage));
