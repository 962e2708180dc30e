import { writeBatch } from '#lib/batches/files';
import { findPublicBatch } from '#lib/batches/views/public';
import { calendarAnswer } from '#lib/platform/calendar/http';
import { env } from '#lib/platform/config/env';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { asResponse, replyStoreAway } from '#lib/platform/http/intake/reply';

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
