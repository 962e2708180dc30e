import { drawFor } from '#app/desk/render-desk-page';
import { TeamPage } from '#components/staff/team-page';
import { type TeamRejected, teamView } from '#lib/desk/views/team';
import type { Visit } from '#lib/staff/http/access';

export const teamPage = (visit: Visit, rejected?: TeamRejected, status = 200): Promise<Response> =>
  drawFor(visit, 'Team', TeamPage, { view: teamView(visit, rejected) }, status);
