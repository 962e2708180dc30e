import { batchesPage } from '#app/desk/batches/list';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const kept = await readUnsentForm(visit.request, routes.deskBatches, visit.site);
  return batchesPage(visit, kept && { fields: kept.fields, read: { errors: {} } }, 200);
});
