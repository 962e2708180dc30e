import { sessionsPage } from '#app/desk/sessions/pages';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember(sessionsPage);
