import { drawFor } from '#app/desk/render-desk-page';
import { CertificatePage, CertificatesPage } from '#components/certificates/desk-page';
import { readCertificateNumber } from '#lib/certificates/rules';
import { certificatesView, documentView, type RejectedCertificates } from '#lib/certificates/views';
import { notFound, type Visit, withMember } from '#lib/staff/http/access';

export const certificatesPage = (
  visit: Visit,
  rejected?: RejectedCertificates,
  status = rejected ? 422 : 200,
): Promise<Response> => {
  const view = certificatesView(visit, rejected);
  return drawFor(visit, 'Certificates', CertificatesPage, { view }, status);
};

export const certificatePage = withMember(async (visit) => {
  const read = readCertificateNumber(visit.params.number ?? '');
  const { env, store } = visit.context;
  const found = 'number' in read ? await store.findCertificate(read.number) : undefined;
  if (!found) return notFound(visit.request);
  const view = documentView(found, env.origin);
  return drawFor(visit, found.number, CertificatePage, { view });
});
