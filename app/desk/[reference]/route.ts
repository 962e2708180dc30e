import { enquiryPage } from '#app/desk/[reference]/enquiry';
import { withMember } from '#lib/desk/access';
import { openEnquiry } from '#lib/desk/open-enquiry';
import { readUnsentForm } from '#lib/desk/unsent-form';
import { deskEnquiryPath } from '#lib/routes';

const signedOutBefore = {
  title: 'You were signed out before this was kept',
  text: 'What you typed is below and not kept yet: press its button again.',
};

export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  if ('answer' in found) return found.answer;
  const kept = await readUnsentForm(visit.request, deskEnquiryPath(found.reference), visit.site);
  if (!kept) return enquiryPage(visit, found);
  const { action, typed } = kept;
  return enquiryPage(visit, found, {
    status: 200,
    rejected: { ...signedOutBefore, action, typed, errors: {} },
  });
});
