import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { ErasePersonPage } from '#components/desk/erase-person-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { erasePersonView } from '#lib/server/desk/enquiry/erase-person';
import type { Visit } from '#lib/server/desk/sign-in/access';

export async function erasePersonPage(
  visit: Visit,
  asked: Parameters<typeof erasePersonView>[1],
  rejected?: Parameters<typeof erasePersonView>[2],
): Promise<Response> {
  const [desk, view] = await Promise.all([deskOf(visit), erasePersonView(visit, asked, rejected)]);
  const page = createElement(ErasePersonPage, { desk, view });
  return draw('Erase a person', page, rejected ? 422 : 200);
}
