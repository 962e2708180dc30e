import { enquiryPage } from '#app/desk/[reference]/enquiry';
import { withMember } from '#lib/desk/access';
import { openEnquiry } from '#lib/desk/open-enquiry';

export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  return 'answer' in found ? found.answer : enquiryPage(visit, found);
});
