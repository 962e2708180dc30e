import { openedTaskPage } from '#app/desk/tasks/pages';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember(openedTaskPage);
