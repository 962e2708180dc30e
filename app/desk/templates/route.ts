import { templatesPage } from '#app/desk/templates/pages';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const kept = await readUnsentForm(visit.request, routes.deskTemplates, visit.site);
  return templatesPage(visit, kept && { typed: { id: '', ...kept.typed } });
});
