import { teamPage } from '#app/desk/team/page-of-team';
import { withMember } from '#lib/server/desk/sign-in/http/access';

export const GET = withMember((visit) => teamPage(visit));
