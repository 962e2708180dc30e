import { renderFor } from '#app/desk/render-desk-page';
import { TeamPage } from '#components/staff/team-page';
import { type TeamRejected, teamView } from '#lib/desk/views/team';
import type { StaffRequest } from '#lib/staff/http/access';

export const teamPage = (
  staffRequest: StaffRequest,
  rejected?: TeamRejected,
  status = 200,
): Promise<Response> =>
  renderFor(staffRequest, 'Team', TeamPage, { view: teamView(staffRequest, rejected) }, status);
