/** A stranger looks a certificate up here, which is rate-limited; machines get signed answers. */

import {
  credentialOf,
  keyInForce,
  statusList,
  statusMaxAgeSeconds,
  statusOf,
} from '#lib/certificates/credentials';
import { type Certificate, readCertificateNumber, readEndOfNumber } from '#lib/certificates/rules';
import type { AppContext } from '#lib/platform/context';
import { privateHeaders } from '#lib/platform/http/intake/reply';
import { checkRateLimit } from '#lib/platform/http/limits/network';
import { beginning } from '#lib/platform/values/text';

/** In ten minutes, from one address (contract: Certificates). */
const mostLookUps = 30;
const longestNumber = 60;

/** A valid number is written in our own way. */
export function numberInPath(typed: string): string {
  const read = readCertificateNumber(typed);
  // A slash would be a folder of the address.
  return 'number' in read
    ? read.number
    : beginning(typed, longestNumber).replaceAll(/[/\\]|^\.+$/g, '-');
}

type LookUp =
  | { readonly found: Certificate }
  | { readonly unknown: 'wrong-check' | 'not-issued' }
  | { readonly retryAfterSeconds: number };

export async function lookUp(
  request: Request,
  typed: string,
  context: AppContext,
): Promise<LookUp> {
  const { store } = context;
  const tooMany = await checkRateLimit(request, context, 'verify', mostLookUps);
  if (tooMany) return { retryAfterSeconds: tooMany.retryAfterSeconds ?? 600 };
  const read = readCertificateNumber(typed);
  const end = readEndOfNumber(typed);
  if (end) {
    const [found, ...more] = await store.findCertificatesEnding(end);
    return found && more.length === 0 ? { found } : { unknown: 'not-issued' };
  }
  if ('problem' in read) {
    return { unknown: read.problem === 'wrong-check' ? 'wrong-check' : 'not-issued' };
  }
  const found = await store.findCertificate(read.number);
  return found ? { found } : { unknown: 'not-issued' };
}

/** Verifiers in a browser ask from their own pages, and nothing of ours is sent along. */
export const forVerifiers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export async function statusListJson(name: string, context: AppContext): Promise<Response> {
  const key = await keyInForce(context);
  const list = key && (await statusList(name, context, key));
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
export async function credentialJson(result: LookUp, context: AppContext): Promise<Response> {
  if ('retryAfterSeconds' in result) {
    const answer = no(429, 'Too many checks. Please try again in a few minutes.');
    answer.headers.set('retry-after', String(result.retryAfterSeconds));
    return answer;
  }
  const key = await keyInForce(context);
  if ('unknown' in result || !key) return no(404, 'We have no certificate with this number.');
  if (result.found.revokedAt !== undefined) return no(410, 'This certificate is no longer valid.');
  const { origin, LEGAL_NAME: name } = context.env;
  const status = await statusOf(result.found.number, context);
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
