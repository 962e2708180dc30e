import { createElement } from 'react';
import { draw } from '#app/desk/draw';
import type { RejectedSession } from '#components/desk/session-card';
import { SessionPage } from '#components/desk/sessions-page';
import type { Session } from '#lib/calendar/sessions';
import type { Visit } from '#lib/desk/access';
import { deskOf } from '#lib/desk/list';
import { firstRegistrants, sessionCard } from '#lib/desk/sessions-view';

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
