import { drawFor } from '#app/desk/render-desk-page';
import { CertificatesPage } from '#components/desk/certificates-page';
import { certificatesView, type RejectedCertificates } from '#lib/server/certificates/views';
import type { Visit } from '#lib/server/desk/sign-in/http/access';

export const certificatesPage = (
  visit: Visit,
  rejected?: RejectedCertificates,
  status = rejected ? 422 : 200,
): Promise<Response> => {
  const view = certificatesView(visit, rejected);
  return drawFor(visit, 'Certificates', CertificatesPage, { view }, status);
};
