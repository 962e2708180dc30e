import { ofSession, registrantTable } from '#app/desk/sessions/pages';
import { withRecentSignIn } from '#lib/staff/sign-in/http/access';

export const GET = withRecentSignIn(ofSession(registrantTable));
