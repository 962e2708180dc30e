import { writeBatch } from '#lib/server/batches/batch-calendar';
import { findPublicBatch } from '#lib/server/batches/public-batch';
import { replyStoreAway } from '#lib/server/intake/reply';
import { env } from '#lib/server/settings/env';
import { whileStoreAnswers } from '#lib/server/store/outage-log';

/** `/batches/{id}.ics`: the sessions, without where one meets. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/batches/[id]/calendar'>,
): Promise<Response> {
  const { id } = await params;
  return whileStoreAnswers(async () => {
    const batch = await findPublicBatch(id);
    if (!batch) return new Response('No such batch.', { status: 404 });
    return new Response(writeBatch(batch, env().origin), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="batch-${batch.id}.ics"`,
        'cache-control': 'public, max-age=5',
      },
    });
  }, replyStoreAway);
}
