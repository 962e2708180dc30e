import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import type { RefusedVacancy } from '#components/placement/vacancy-forms';
import { VacancyPage } from '#components/placement/vacancy-page';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import { vacancyView } from '#lib/server/placement/vacancy-view';
import type { Vacancy } from '#lib/server/store/placement/placements';

/** The page of one vacancy: as it is, or with what was typed and why it was not taken. */
export async function vacancyPage(
  visit: Visit,
  vacancy: Vacancy,
  refused?: RefusedVacancy,
  status = 200,
): Promise<Response> {
  const [desk, view] = await Promise.all([deskOf(visit), vacancyView(visit, vacancy)]);
  return draw(view.title, createElement(VacancyPage, { desk, view, refused }), status);
}
