import { statusListJson } from '#lib/server/certificates/credential-answer';
import { httpError } from '#lib/server/http/errors/http-error';
import { replyError } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage-log';

/** Which of our certificates are revoked, for whoever verifies a credential. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/verify/status/[list]'>,
): Promise<Response> {
  const { list } = await params;
  return whileStoreAnswers(
    () => statusListJson(list, site()),
    () => replyError(away),
  );
}

const away = httpError(503, 'We cannot show this just now. Please try again in a minute.', {
  retryAfterSeconds: 30,
}).error;
