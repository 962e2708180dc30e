import { statusListJson } from '#lib/certificates/http';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { replyStoreAway } from '#lib/platform/http/intake/reply';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/verify/status/[list]'>,
): Promise<Response> {
  const { list } = await params;
  return whileStoreAnswers(() => statusListJson(list, context()), replyStoreAway);
}
