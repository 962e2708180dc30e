import { writeBatch } from '#lib/server/batches/files';
import { findPublicBatch } from '#lib/server/batches/views';
import { calendarAnswer } from '#lib/server/calendar/http';
import { asResponse, replyStoreAway } from '#lib/server/intake/reply';
import { env } from '#lib/server/settings/env';
import { whileStoreAnswers } from '#lib/server/store/outage';

/** `/batches/{id}.ics`: the sessions, without where one meets. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/batches/[id]/calendar'>,
): Promise<Response> {
  const { id } = await params;
  return whileStoreAnswers(async () => {
    const batch = await findPublicBatch(id);
    if (!batch) return new Response('No such batch.', { status: 404 });
    const file = calendarAnswer(request, {
      body: writeBatch(batch, env().origin),
      disposition: `attachment; filename="batch-${batch.id}.ics"`,
      maxAgeSeconds: 5,
    });
    return asResponse(file);
  }, replyStoreAway);
}
