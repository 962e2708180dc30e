import { personPage } from '#app/desk/[reference]/pages';
import { openEnquiry } from '#lib/server/desk/enquiry/actions';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { deskPersonPath } from '#lib/shared/addresses/desk-routes';

/** Of any of their enquiries, so that no address of a person stands in ours. */
export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit, deskPersonPath);
  return 'answer' in found ? found.answer : personPage(visit, found);
});
