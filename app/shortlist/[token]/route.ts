import { drawClosed, drawShortlist, drawStoreAway, drawUnknown } from '#app/shortlist/pages';
import { findShortlist, markBrowser } from '#lib/placement/http';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';

/** Changes nothing: mail scanners open links. */
export async function GET(request: Request, { params }: RouteContext<'/shortlist/[token]'>) {
  const { token } = await params;
  return whileStoreAnswers(async () => {
    const found = await findShortlist(context(), token);
    if (!found) return drawUnknown();
    const asked = new URL(request.url).searchParams.has('asked');
    if (!found.isLive) return drawClosed(token, found, asked);
    return markBrowser(request, await drawShortlist(token, found), context().env);
  }, drawStoreAway);
}
