/** The answer for machines: the signed credential, or why there is none. */
import { credentialOf } from '#lib/server/certificates/credential';
import { keyInForce } from '#lib/server/certificates/issuer';
import type { LookUp } from '#lib/server/certificates/look-up';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import type { Site } from '#lib/server/site';

/** 200 the credential, 404 unknown or nothing is signed here, 410 revoked, 429 asked too often. */
export async function credentialJson(result: LookUp, site: Site): Promise<Response> {
  if ('retryAfterSeconds' in result) {
    const answer = no(429, 'Too many checks. Please try again in a few minutes.');
    answer.headers.set('retry-after', String(result.retryAfterSeconds));
    return answer;
  }
  const key = await keyInForce(site);
  if ('unknown' in result || !key) return no(404, 'We have no certificate with this number.');
  if (result.found.revokedAt !== undefined) return no(410, 'This certificate is no longer valid.');
  const { origin, LEGAL_NAME: name } = site.env;
  const body = JSON.stringify(credentialOf(result.found, { origin, name }, key));
  return new Response(body, {
    headers: { ...privateHeaders, 'content-type': 'application/vc+ld+json' },
  });
}

const no = (status: number, message: string) =>
  Response.json(
    { success: false, message, msg: message },
    { status, headers: { ...privateHeaders } },
  );
