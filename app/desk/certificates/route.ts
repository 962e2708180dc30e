import { certificatesPage } from '#app/desk/certificates/list';
import { readUnsentForm } from '#lib/server/desk/list/unsent-form';
import { withMember } from '#lib/server/desk/sign-in/access';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const kept = await readUnsentForm(visit.request, routes.deskCertificates, visit.site);
  return certificatesPage(visit, kept && { problems: [], typed: kept.typed }, 200);
});
