import { createElement } from 'react';
import { typedPlan } from '#app/desk/batches/typed-plan';
import { draw } from '#app/desk/render-desk-page';
import { BatchesPage } from '#components/desk/batches/batches-page';
import { batchList } from '#lib/server/desk/batches/batches-view';
import type { ReadPlan } from '#lib/server/desk/batches/read-plan';
import { deskOf } from '#lib/server/desk/desk-of';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { Fields } from '#lib/server/intake/body';

export async function batchesPage(
  visit: Visit,
  asked?: { readonly fields: Fields; readonly read: ReadPlan },
  status = asked && 'errors' in asked.read ? 422 : 200,
): Promise<Response> {
  const [desk, list] = await Promise.all([deskOf(visit), batchList(visit)]);
  const typed = typedPlan(asked?.fields ?? { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] });
  const page = createElement(BatchesPage, { desk, list, typed, read: asked?.read });
  return draw('Batches', page, status);
}
