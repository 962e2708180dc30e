import { ofSession, registrantTable } from '#app/desk/sessions/pages';
import { withRecentSignIn } from '#lib/staff/http/access';

export const GET = withRecentSignIn(ofSession(registrantTable));
