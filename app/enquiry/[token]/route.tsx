import { drawEnquiry, drawStoreAway, drawUnknown } from '#app/enquiry/pages';
import { confirmationTexts, findByToken } from '#lib/enquiries/visitor-call';
import { own } from '#lib/own';
import { whileStoreAnswers } from '#lib/store/outage-log';

export async function GET(request: Request, { params }: RouteContext<'/enquiry/[token]'>) {
  const { token } = await params;
  const action = new URL(request.url).searchParams.get('kept') ?? '';
  const confirmation = action === 'withdraw' ? undefined : own(confirmationTexts, action);
  return whileStoreAnswers(async () => {
    const enquiry = await findByToken(token);
    return enquiry ? drawEnquiry(enquiry, token, { confirmation }) : drawUnknown();
  }, drawStoreAway);
}
