import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { TeamPage } from '#components/desk/team-page';
import { deskOf } from '#lib/server/desk/desk-of';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { type TeamRejected, teamView } from '#lib/server/desk/team/team-view';

/** Everybody; `rejected`: what was not kept, with why. */
export async function teamPage(
  visit: Visit,
  rejected?: TeamRejected,
  status = 200,
): Promise<Response> {
  const [desk, view] = await Promise.all([deskOf(visit), teamView(visit, rejected)]);
  return draw('Team', createElement(TeamPage, { desk, view }), status);
}
