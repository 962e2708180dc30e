import { certificatesPage } from '#app/desk/certificates/pages';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/http/unsent-form';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const kept = await readUnsentForm(visit.request, routes.deskCertificates, visit.site);
  return certificatesPage(visit, kept && { problems: [], typed: kept.typed }, 200);
});
