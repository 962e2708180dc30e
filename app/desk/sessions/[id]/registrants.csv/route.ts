import { ofSession, registrantTable } from '#app/desk/sessions/pages';
import { withRecentSignIn } from '#lib/server/desk/sign-in/http/access';

export const GET = withRecentSignIn(ofSession(registrantTable));
