import { ofBatch, rosterTable } from '#app/desk/batches/pages';
import { withRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';

export const GET = withRecentSignIn(ofBatch(rosterTable));
