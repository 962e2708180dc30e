import { renderEnquiry, renderStoreAway, renderUnknown } from '#app/enquiry/pages';
import { confirmationText, confirmedIn, spentCookie } from '#lib/accounts/http';
import { findByToken } from '#lib/enquiries/credentials';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { withCookie } from '#lib/platform/http/intake/reply';

export async function GET(request: Request, { params }: RouteContext<'/enquiry/[token]'>) {
  const { token } = await params;
  return whileStoreAnswers(async () => {
    const enquiry = await findByToken(token);
    if (!enquiry) return renderUnknown();
    const { env, now } = context();
    const confirmed = confirmedIn(request.headers.get('cookie') ?? '', token, env);
    const text = confirmed && confirmationText(confirmed, enquiry, now());
    if (!confirmed || !text) return renderEnquiry(enquiry, token, {});
    const page = await renderEnquiry(enquiry, token, { confirmation: { action: confirmed, text } });
    return withCookie(page, spentCookie(env));
  }, renderStoreAway);
}
