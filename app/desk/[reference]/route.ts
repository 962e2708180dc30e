import { enquiryPage, refundPage } from '#app/desk/[reference]/pages';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { actions } from '#lib/enquiries/rules/actions';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

const signedOutBefore = {
  title: 'You were signed out before this was saved',
  text: 'What you typed is below and is not saved yet: press its button again.',
};

export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  if ('answer' in found) return found.answer;
  const payment = visit.url.searchParams.get('refund');
  const refund = payment === null ? undefined : await refundPage(visit, found, payment);
  if (refund) return refund;
  const kept = await readUnsentForm(visit.request, deskEnquiryPath(found.reference), visit.context);
  if (!kept) return enquiryPage(visit, found);
  const { typed, fields } = kept;
  const action = actions.find((each) => each === typed.action) ?? '';
  return enquiryPage(visit, found, {
    status: 200,
    rejected: { ...signedOutBefore, action, typed, fields, errors: {} },
  });
});
