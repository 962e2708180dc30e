import { draw } from '#app/desk/render-desk-page';
import { CertificateDocument } from '#components/certificates/certificate';
import { DeskShell } from '#components/desk/shell';
import { Icon } from '#components/ui/icon';
import { readCertificateNumber } from '#lib/server/certificates/rules';
import { documentView } from '#lib/server/certificates/views';
import { notFound, withMember } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import { certificatePath } from '#lib/shared/addresses/routes';

/** One certificate as a document, to be printed on A4 across. */
export const GET = withMember(async (visit) => {
  const read = readCertificateNumber(visit.params.number ?? '');
  const { env, store } = visit.site;
  const found = 'number' in read ? await store.findCertificate(read.number) : undefined;
  if (!found) return notFound(visit.request);
  const view = documentView(found, env.origin);
  const state = found.revokedAt === undefined ? 'valid' : 'revoked';
  return draw(
    found.number,
    <DeskShell desk={await deskOf(visit)} tab="certificates" state={state}>
      <div className="wrap cert-page">
        <div className="cert-bar">
          <p>
            <b>{found.number}</b>
            <span className="sub">
              {state === 'valid'
                ? `Anyone who scans the code sees the ${found.consent ? 'name' : 'initials'}, the certificate, the level and the date.`
                : 'This certificate was withdrawn. Do not print it.'}
            </span>
          </p>
          <p className="acts-row">
            {state === 'valid' && (
              <button type="button" className="button when-script" data-print="">
                <Icon name="print" />
                Print or save as PDF
              </button>
            )}
            <a className="button line" href={certificatePath(found.number)}>
              See what others see
            </a>
          </p>
        </div>
        {state === 'valid' && <CertificateDocument view={view} />}
      </div>
    </DeskShell>,
  );
});
