import { ofSession, sessionPage } from '#app/desk/sessions/pages';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember(ofSession(sessionPage));
