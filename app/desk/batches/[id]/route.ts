import { batchPage } from '#app/desk/batches/[id]/batch';
import { notFound, withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const batch = await visit.site.store.findBatch(visit.params.id ?? '', visit.now);
  return batch ? batchPage(visit, batch) : notFound(visit.request);
});
