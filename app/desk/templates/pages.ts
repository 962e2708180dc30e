import { renderFor } from '#app/desk/render-desk-page';
import { TemplatesPage } from '#components/desk/templates-page';
import { type RejectedTemplate, templatesView } from '#lib/desk/views/templates';
import type { StaffRequest } from '#lib/staff/http/access';

export const templatesPage = (
  staffRequest: StaffRequest,
  rejected?: RejectedTemplate,
  status = 200,
): Promise<Response> =>
  renderFor(
    staffRequest,
    'Templates',
    TemplatesPage,
    { view: templatesView(staffRequest, rejected) },
    status,
  );
