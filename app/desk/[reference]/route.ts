import { enquiryPage, refundPage } from '#app/desk/[reference]/pages';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { actions } from '#lib/enquiries/rules/actions';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

const signedOutBefore = {
  title: 'You were signed out before this was saved',
  text: 'What you typed is below and is not saved yet: press the button again.',
};

export const GET = withMember(async (staffRequest) => {
  const found = await openEnquiry(staffRequest);
  if ('answer' in found) return found.answer;
  const payment = staffRequest.url.searchParams.get('refund');
  const refund = payment === null ? undefined : await refundPage(staffRequest, found, payment);
  if (refund) return refund;
  const unsent = await readUnsentForm(
    staffRequest.request,
    deskEnquiryPath(found.reference),
    staffRequest.context,
  );
  if (!unsent) return enquiryPage(staffRequest, found);
  const { typed, fields } = unsent;
  const action = actions.find((each) => each === typed.action) ?? '';
  return enquiryPage(staffRequest, found, {
    status: 200,
    rejected: { ...signedOutBefore, action, typed, fields, errors: {} },
  });
});
