import { personPage } from '#app/desk/[reference]/pages';
import { deskPersonPath } from '#data/addresses/desk-routes';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { withMember } from '#lib/staff/http/access';

/** Of any of their enquiries, so that no address of a person stands in ours. */
export const GET = withMember(async (staffRequest) => {
  const found = await openEnquiry(staffRequest, deskPersonPath);
  return 'answer' in found ? found.answer : personPage(staffRequest, found);
});
