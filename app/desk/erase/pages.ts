import { drawFor } from '#app/desk/render-desk-page';
import { ErasePersonPage } from '#components/privacy/erase-person-page';
import { erasePersonView } from '#lib/desk/erasure';
import type { Visit } from '#lib/staff/http/access';

export const erasePersonPage = (
  visit: Visit,
  asked: Parameters<typeof erasePersonView>[1],
  rejected?: Parameters<typeof erasePersonView>[2],
): Promise<Response> =>
  drawFor(
    visit,
    'Erase a person',
    ErasePersonPage,
    { view: erasePersonView(visit, asked, rejected) },
    rejected ? 422 : 200,
  );
