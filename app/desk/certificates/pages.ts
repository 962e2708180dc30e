import { renderFor } from '#app/desk/render-desk-page';
import { CertificatePage, CertificatesPage } from '#components/certificates/desk-page';
import { readCertificateNumber } from '#lib/certificates/rules';
import { certificatesView, documentView, type RejectedCertificates } from '#lib/certificates/views';
import { notFound, type StaffRequest, withMember } from '#lib/staff/http/access';

export const certificatesPage = (
  staffRequest: StaffRequest,
  rejected?: RejectedCertificates,
  status = rejected ? 422 : 200,
): Promise<Response> => {
  const view = certificatesView(staffRequest, rejected);
  return renderFor(staffRequest, 'Certificates', CertificatesPage, { view }, status);
};

export const certificatePage = withMember(async (staffRequest) => {
  const read = readCertificateNumber(staffRequest.params.number ?? '');
  const { env, store } = staffRequest.context;
  const found = 'number' in read ? await store.findCertificate(read.number) : undefined;
  if (!found) return notFound(staffRequest.request);
  const view = documentView(found, env.origin);
  return renderFor(staffRequest, found.number, CertificatePage, { view });
});
