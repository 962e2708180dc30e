import { templatesPage } from '#app/desk/templates/pages';
import { routes } from '#data/addresses/routes';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const GET = withMember(async (visit) => {
  const kept = await readUnsentForm(visit.request, routes.deskTemplates, visit.context);
  return templatesPage(visit, kept && { typed: { id: '', ...kept.typed } });
});
