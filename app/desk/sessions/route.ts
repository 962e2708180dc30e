import { drawFor } from '#app/desk/render-desk-page';
import { SessionsPage } from '#components/desk/sessions-page';
import { sessionCards } from '#lib/server/desk/sessions/sessions-view';
import { withMember } from '#lib/server/desk/sign-in/http/access';

export const GET = withMember((visit) =>
  drawFor(visit, 'Webinar sessions', SessionsPage, { sessions: sessionCards(visit) }),
);
