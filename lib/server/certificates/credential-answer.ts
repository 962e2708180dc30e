/** The answer for machines: the signed credential, or why there is none. */
import { credentialOf } from '#lib/server/certificates/credential';
import { keyInForce } from '#lib/server/certificates/issuer';
import type { LookUp } from '#lib/server/certificates/look-up';
import { statusList, statusMaxAgeSeconds, statusOf } from '#lib/server/certificates/status-list';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import type { Site } from '#lib/server/site';

/** Verifiers in a browser ask from their own pages, and nothing of ours is sent along. */
export const forVerifiers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The signed list of what was revoked, or 404. */
export async function statusListJson(name: string, site: Site): Promise<Response> {
  const key = await keyInForce(site);
  const list = key && (await statusList(name, site, key));
  if (!list) return no(404, 'There is no such list.');
  return new Response(JSON.stringify(list), {
    headers: {
      ...forVerifiers,
      'cache-control': `public, max-age=${statusMaxAgeSeconds}`,
      'content-type': 'application/vc+ld+json',
    },
  });
}

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
  const status = await statusOf(result.found.number, site);
  const body = JSON.stringify(credentialOf(result.found, { origin, name }, key, status));
  return new Response(body, {
    headers: { ...privateHeaders, ...forVerifiers, 'content-type': 'application/vc+ld+json' },
  });
}

const no = (status: number, message: string) =>
  Response.json(
    { success: false, message, msg: message },
    { status, headers: { ...privateHeaders, ...forVerifiers } },
  );
