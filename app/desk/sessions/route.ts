import { sessionsPage } from '#app/desk/sessions/pages';
import { withMember } from '#lib/staff/sign-in/http/access';

export const GET = withMember(sessionsPage);
