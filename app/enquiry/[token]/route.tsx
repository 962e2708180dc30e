import { drawEnquiry, drawUnknown } from '#app/enquiry/pages';
import { findByToken, saidOf } from '#lib/enquiries/visitor-call';

export async function GET(request: Request, { params }: RouteContext<'/enquiry/[token]'>) {
  const { token } = await params;
  const enquiry = await findByToken(token);
  if (!enquiry) return drawUnknown();
  const kept = new URL(request.url).searchParams.get('kept') ?? '';
  const said = kept === 'withdraw' ? undefined : saidOf[kept as keyof typeof saidOf];
  return drawEnquiry(enquiry, token, { said });
}
