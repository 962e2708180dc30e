import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import type { RejectedSession } from '#components/desk/session-card';
import { SessionPage } from '#components/desk/sessions-page';
import { firstRegistrants, sessionCard } from '#lib/server/desk/sessions/sessions-view';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import type { Session } from '#lib/shared/calendar/sessions';

export async function sessionPage(
  visit: Visit,
  session: Session,
  rejected?: RejectedSession,
  status = rejected ? 422 : 200,
): Promise<Response> {
  const [desk, card, registrants] = await Promise.all([
    deskOf(visit),
    sessionCard(visit, session),
    firstRegistrants(visit, session),
  ]);
  const page = createElement(SessionPage, {
    desk,
    session: card,
    registrants: registrants.rows,
    many: registrants.many,
    rejected,
  });
  return draw(card.title, page, status);
}
