import { drawFor } from '#app/desk/render-desk-page';
import { TemplatesPage } from '#components/desk/templates-page';
import { type RejectedTemplate, templatesView } from '#lib/desk/views/templates';
import type { Visit } from '#lib/staff/http/access';

export const templatesPage = (
  visit: Visit,
  rejected?: RejectedTemplate,
  status = 200,
): Promise<Response> =>
  drawFor(visit, 'Templates', TemplatesPage, { view: templatesView(visit, rejected) }, status);
