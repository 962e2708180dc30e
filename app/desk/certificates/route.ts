import { certificatesPage } from '#app/desk/certificates/pages';
import { routes } from '#data/addresses/routes';
import { withMember } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';

export const GET = withMember(async (visit) => {
  const kept = await readUnsentForm(visit.request, routes.deskCertificates, visit.context);
  return certificatesPage(visit, kept && { problems: [], typed: kept.typed }, 200);
});
