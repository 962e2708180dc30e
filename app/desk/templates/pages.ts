import { drawFor } from '#app/desk/render-desk-page';
import { TemplatesPage } from '#components/desk/templates-page';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { type RejectedTemplate, templatesView } from '#lib/server/desk/templates/views';

export const templatesPage = (
  visit: Visit,
  rejected?: RejectedTemplate,
  status = 200,
): Promise<Response> =>
  drawFor(visit, 'Templates', TemplatesPage, { view: templatesView(visit, rejected) }, status);
