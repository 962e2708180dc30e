import { renderFor } from '#app/desk/render-desk-page';
import { ErasePersonPage } from '#components/privacy/erase-person-page';
import { erasePersonView } from '#lib/desk/views/erase-person';
import type { StaffRequest } from '#lib/staff/http/access';

export const erasePersonPage = (
  staffRequest: StaffRequest,
  asked: Parameters<typeof erasePersonView>[1],
  rejected?: Parameters<typeof erasePersonView>[2],
): Promise<Response> =>
  renderFor(
    staffRequest,
    'Erase a person',
    ErasePersonPage,
    { view: erasePersonView(staffRequest, asked, rejected) },
    rejected ? 422 : 200,
  );
