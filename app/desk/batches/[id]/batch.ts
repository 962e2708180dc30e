import { createElement } from 'react';
import { typedPlan } from '#app/desk/batches/typed-plan';
import { draw } from '#app/desk/render-desk-page';
import { BatchPage } from '#components/desk/batches/batch-page';
import { batchView } from '#lib/server/desk/batches/batch-view';
import type { ReadPlan } from '#lib/server/desk/batches/validate-batch-plan';
import { textOf, type Visit } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import type { Fields } from '#lib/server/intake/body';
import type { CountedBatch } from '#lib/shared/batches/batch';

interface Asked {
  readonly fields: Fields;
  readonly read: ReadPlan;
  readonly status?: number;
  readonly message?: string;
}

export async function batchPage(
  visit: Visit,
  batch: CountedBatch,
  asked?: Asked,
): Promise<Response> {
  const [desk, view] = await Promise.all([deskOf(visit), batchView(visit, batch)]);
  const page = createElement(BatchPage, {
    desk,
    view,
    typed: typedPlan({ ...batch }),
    asked: asked && {
      action: textOf(asked.fields, 'action') || 'change',
      typed: typedPlan(asked.fields),
      read: asked.read,
      message: asked.message,
    },
  });
  return draw(view.title, page, asked && 'errors' in asked.read ? (asked.status ?? 422) : 200);
}
