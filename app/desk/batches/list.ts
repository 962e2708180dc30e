import { typedPlan } from '#app/desk/batches/typed-plan';
import { drawFor } from '#app/desk/render-desk-page';
import { BatchesPage } from '#components/desk/batches/batches-page';
import { batchList } from '#lib/server/desk/batches/batch-list';
import type { ReadPlan } from '#lib/server/desk/batches/validate-batch-plan';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import type { Fields } from '#lib/server/intake/body';

export async function batchesPage(
  visit: Visit,
  asked?: { readonly fields: Fields; readonly read: ReadPlan },
  status = asked && 'errors' in asked.read ? 422 : 200,
): Promise<Response> {
  const typed = typedPlan(asked?.fields ?? { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] });
  const given = { list: batchList(visit), typed, read: asked?.read };
  return drawFor(visit, 'Batches', BatchesPage, given, status);
}
