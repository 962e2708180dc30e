import { ofBatch, rosterTable } from '#app/desk/batches/pages';
import { withRecentSignIn } from '#lib/staff/http/access';

export const GET = withRecentSignIn(ofBatch(rosterTable));
