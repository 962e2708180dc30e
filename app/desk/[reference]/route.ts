import { enquiryPage } from '#app/desk/[reference]/enquiry';
import { signedIn } from '#lib/desk/door';
import { openEnquiry } from '#lib/desk/open-enquiry';

export const GET = signedIn(async (visit) => {
  const found = await openEnquiry(visit);
  return 'answer' in found ? found.answer : enquiryPage(visit, found);
});
