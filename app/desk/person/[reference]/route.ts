import { personPage } from '#app/desk/[reference]/pages';
import { deskPersonPath } from '#data/addresses/desk-routes';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { withMember } from '#lib/staff/http/access';

/** The address names one of their enquiries, so that no e-mail address appears in it. */
export const GET = withMember(async (staffRequest) => {
  const found = await openEnquiry(staffRequest, deskPersonPath);
  return 'answer' in found ? found.answer : personPage(staffRequest, found);
});
