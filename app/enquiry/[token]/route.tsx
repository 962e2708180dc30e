import { drawEnquiry, drawUnknown } from '#app/enquiry/pages';
import { confirmationTexts, findByToken } from '#lib/enquiries/visitor-call';
import { own } from '#lib/own';

export async function GET(request: Request, { params }: RouteContext<'/enquiry/[token]'>) {
  const { token } = await params;
  const enquiry = await findByToken(token);
  if (!enquiry) return drawUnknown();
  const action = new URL(request.url).searchParams.get('kept') ?? '';
  const confirmation = action === 'withdraw' ? undefined : own(confirmationTexts, action);
  return drawEnquiry(enquiry, token, { confirmation });
}
