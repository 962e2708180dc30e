/** The calls that the listener answers without Next's router: short posts of forms, which come many at once. */
import { saveProgress } from '#lib/server/drafts/save-progress';
import type { DirectRoute } from '#lib/server/http/listen/direct-routes';
import { receive } from '#lib/server/intake/receive';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { enquiryForms } from '#lib/shared/forms/registry';

export const directRoutes: ReadonlyMap<string, DirectRoute> = new Map<string, DirectRoute>([
  ...enquiryForms
    .filter(({ ownCall }) => !ownCall)
    .map(({ form }) => [form.action, receive(form)] as const),
  [apiRoutes.saveProgress, saveProgress],
]);
