import { renderInvoice, renderStoreAway, renderUnknown } from '#app/enquiry/pages';
import { enquiryPath } from '#data/addresses/token-routes';
import { findByToken } from '#lib/enquiries/credentials';
import { documentAt } from '#lib/payments/views/visitor';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';

/** Only an invoice of this enquiry is found: the number of another one answers 404. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/enquiry/[token]/invoice/[number]'>,
) {
  const { token, number } = await params;
  return whileStoreAnswers(async () => {
    const enquiry = await findByToken(token);
    const shown = enquiry && (await documentAt(number, context()));
    if (!enquiry || shown?.enquiryId !== enquiry.id) return renderUnknown();
    return renderInvoice(shown, { href: enquiryPath(token), label: 'Back to your enquiry' });
  }, renderStoreAway);
}
