import { statusListJson } from '#lib/server/certificates/http';
import { replyStoreAway } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/verify/status/[list]'>,
): Promise<Response> {
  const { list } = await params;
  return whileStoreAnswers(() => statusListJson(list, site()), replyStoreAway);
}
