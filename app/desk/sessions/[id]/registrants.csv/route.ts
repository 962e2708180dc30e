import { ofSession, registrantTable } from '#app/desk/sessions/pages';
import { withRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';

export const GET = withRecentSignIn(ofSession(registrantTable));
