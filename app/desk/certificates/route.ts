import { certificatesPage } from '#app/desk/certificates/pages';
import { routes } from '#data/addresses/routes';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const GET = withMember(async (staffRequest) => {
  const unsent = await readUnsentForm(
    staffRequest.request,
    routes.deskCertificates,
    staffRequest.context,
  );
  return certificatesPage(staffRequest, unsent && { problems: [], typed: unsent.typed }, 200);
});
