import { templatesPage } from '#app/desk/templates/pages';
import { routes } from '#data/addresses/routes';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const GET = withMember(async (staffRequest) => {
  const unsent = await readUnsentForm(
    staffRequest.request,
    routes.deskTemplates,
    staffRequest.context,
  );
  return templatesPage(staffRequest, unsent && { typed: { id: '', ...unsent.typed } });
});
