import { ofBatch, rosterTable } from '#app/desk/batches/pages';
import { withRecentSignIn } from '#lib/server/desk/sign-in/http/access';

export const GET = withRecentSignIn(ofBatch(rosterTable));
