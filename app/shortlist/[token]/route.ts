import {
  renderClosed,
  renderShortlist,
  renderStoreAway,
  renderUnknown,
} from '#app/shortlist/pages';
import { findShortlist, markBrowser } from '#lib/placement/http';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';

export async function GET(request: Request, { params }: RouteContext<'/shortlist/[token]'>) {
  const { token } = await params;
  return whileStoreAnswers(async () => {
    const found = await findShortlist(context(), token);
    if (!found) return renderUnknown();
    const asked = new URL(request.url).searchParams.has('asked');
    if (!found.isLive) return renderClosed(token, found, asked);
    return markBrowser(request, await renderShortlist(token, found), context().env);
  }, renderStoreAway);
}
