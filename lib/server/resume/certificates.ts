/** What certificates on a resume say: in the words of the store, never in those of who typed their numbers. */
import { achievementOf } from '#lib/server/certificates/achievement';
import { readCertificateNumber } from '#lib/server/certificates/certificate-number';
import type { HttpError } from '#lib/server/http/errors/http-error';
import type { CallRequest } from '#lib/server/intake/body';
import { checkRateLimit } from '#lib/server/intake/guard';
import type { Site } from '#lib/server/site';
import { certificateUnknown } from '#lib/shared/resume/read-resume';
import type { Certificate, Errors } from '#lib/shared/resume/resume';

/** Numbers that are none, in ten minutes from one address: who tries more is looking for other people's. */
const mostUnknown = 30;

const revoked = 'This certificate is no longer valid';
const numberAsked = 'Give the number of the certificate: it is printed on it';
const issuer = 'HOA';

export type CheckedCertificates =
  | { readonly ok: readonly Certificate[] }
  | { readonly errors: Errors }
  | { readonly tooMany: HttpError };

export async function checkCertificates(
  request: CallRequest,
  typed: readonly Certificate[],
  site: Site,
): Promise<CheckedCertificates> {
  const errors: Record<string, string> = {};
  const ok: Certificate[] = [];
  for (const [at, certificate] of typed.entries()) {
    const field = `certificates.${at}.number`;
    if (certificate.number === '') {
      if (certificate.issuer.toUpperCase() === issuer) errors[field] = numberAsked;
      ok.push(certificate);
      continue;
    }
    const read = readCertificateNumber(certificate.number);
    const found = 'number' in read ? await site.store.findCertificate(read.number) : undefined;
    if (!found) {
      errors[field] = certificateUnknown;
      // A slip of the pen is told without the store.
      const tooMany =
        'number' in read &&
        (await checkRateLimit(request, site, 'resume-certificates', mostUnknown));
      if (tooMany) return { tooMany };
      continue;
    }
    if (found.revokedAt !== undefined) errors[field] = revoked;
    const title = achievementOf(found.what)?.title.replace(': ', ', ') ?? found.what;
    ok.push({ number: found.number, name: title, issuer, date: found.date });
  }
  return Object.keys(errors).length > 0 ? { errors } : { ok };
}
