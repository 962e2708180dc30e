import { teamPage } from '#app/desk/team/pages';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember((staffRequest) => teamPage(staffRequest));
