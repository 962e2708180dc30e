import { drawEnquiry, drawStoreAway, drawUnknown } from '#app/enquiry/pages';
import { findByToken, keptText } from '#lib/enquiries/visitor-call';
import { whileStoreAnswers } from '#lib/store/outage-log';

export async function GET(request: Request, { params }: RouteContext<'/enquiry/[token]'>) {
  const { token } = await params;
  const action = new URL(request.url).searchParams.get('kept') ?? '';
  return whileStoreAnswers(async () => {
    const enquiry = await findByToken(token);
    if (!enquiry) return drawUnknown();
    return drawEnquiry(enquiry, token, { confirmation: keptText(action, enquiry) });
  }, drawStoreAway);
}
