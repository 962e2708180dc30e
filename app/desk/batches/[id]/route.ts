import { batchPage } from '#app/desk/batches/[id]/batch';
import { notFound, withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';

export const GET = withMember(async (visit) => {
  const batch = await visit.site.store.findBatch(visit.params.id ?? '', visit.now);
  if (!batch) return notFound(visit.request);
  const kept = await readUnsentForm(visit.request, visit.url.pathname, visit.site);
  const asked = kept && { fields: kept.fields, read: { errors: {} }, status: 200 };
  return batchPage(visit, batch, asked);
});
