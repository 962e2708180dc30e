import { newPage } from '#app/desk/new/pages';
import { formOf } from '#lib/server/desk/new/actions';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';
import { routes } from '#lib/shared/addresses/routes';
import { callback } from '#lib/shared/forms/callback/form';

export const GET = withMember(async (visit) => {
  const asked = visit.url.searchParams.get('kind');
  const kept = await readUnsentForm(visit.request, routes.deskNew, visit.site);
  const form = formOf(asked ?? kept?.typed.kind ?? '') ?? callback;
  return newPage(visit, form, kept && { fields: kept.fields, errors: {} }, 200);
});
