import { createElement } from 'react';
import { draw } from '#app/desk/draw';
import { ErasePersonPage } from '#components/desk/erase-person-page';
import type { Visit } from '#lib/desk/access';
import { erasePersonView } from '#lib/desk/erase-person';
import { deskOf } from '#lib/desk/list';
import type { ErasePersonView } from '#lib/desk/view-types/erase-person';

export async function erasePersonPage(
  visit: Visit,
  typed: string,
  rejected?: ErasePersonView['rejected'],
): Promise<Response> {
  const [desk, view] = await Promise.all([
    deskOf(visit),
    erasePersonView(visit, typed, rejected && { rejected }),
  ]);
  const page = createElement(ErasePersonPage, { desk, view });
  return draw('Erase a person', page, rejected ? 422 : 200);
}
