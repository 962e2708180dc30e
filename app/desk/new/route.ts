import { newPage } from '#app/desk/new/pages';
import { routes } from '#data/addresses/routes';
import { formOf } from '#lib/desk/actions/new';
import { callback } from '#lib/enquiries/forms/callback';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const GET = withMember(async (visit) => {
  const asked = visit.url.searchParams.get('kind');
  const kept = await readUnsentForm(visit.request, routes.deskNew, visit.context);
  const form = formOf(asked ?? kept?.typed.kind ?? '') ?? callback;
  return newPage(visit, form, kept && { fields: kept.fields, errors: {} }, 200);
});
