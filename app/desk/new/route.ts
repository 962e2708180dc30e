import { newPage } from '#app/desk/new/pages';
import { routes } from '#data/addresses/routes';
import { formOf } from '#lib/desk/actions/new';
import { callback } from '#lib/enquiries/forms/callback';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const GET = withMember(async (staffRequest) => {
  const asked = staffRequest.url.searchParams.get('kind');
  const unsent = await readUnsentForm(staffRequest.request, routes.deskNew, staffRequest.context);
  const form = formOf(asked ?? unsent?.typed.kind ?? '') ?? callback;
  return newPage(staffRequest, form, unsent && { fields: unsent.fields, errors: {} }, 200);
});
