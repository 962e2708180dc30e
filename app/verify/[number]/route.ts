import { renderStoreAway } from '#app/enquiry/pages';
import { credentialJson, lookUp } from '#lib/certificates/http';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { replyStoreAway } from '#lib/platform/http/intake/reply';
import { certificatePage } from '#pages/verify/pages';

type RouteContext = { readonly params: Promise<{ readonly number: string }> };

export async function GET(request: Request, route: RouteContext): Promise<Response> {
  const { number } = await route.params;
  if (!number.toLowerCase().endsWith('.json')) {
    return whileStoreAnswers(() => certificatePage(request, number), renderStoreAway);
  }
  const typed = number.slice(0, -'.json'.length);
  return whileStoreAnswers(
    async () => credentialJson(await lookUp(request, typed, context()), context()),
    replyStoreAway,
  );
}
