/** One look-up of a certificate by a stranger: counted, and told no more than is agreed. */
import {
  type Certificate,
  readCertificateNumber,
  readEndOfNumber,
} from '#lib/server/certificates/certificate';
import { checkRateLimit } from '#lib/server/intake/guard';
import type { Site } from '#lib/server/site';
import { beginning } from '#lib/shared/forms/sanitize';

/** In ten minutes, from one address (contract: Certificates). */
const mostLookUps = 30;
const longestNumber = 60;

/** What somebody typed, as its page's address says it: our own way to write it where it is a number at all. */
export function numberInPath(typed: string): string {
  const read = readCertificateNumber(typed);
  // A slash would be a folder of the address.
  return 'number' in read
    ? read.number
    : beginning(typed, longestNumber).replaceAll(/[/\\]|^\.+$/g, '-');
}

export type LookUp =
  | { readonly found: Certificate }
  | { readonly unknown: 'wrong-check' | 'not-issued' }
  | { readonly retryAfterSeconds: number };

export async function lookUp(request: Request, typed: string, site: Site): Promise<LookUp> {
  const { store } = site;
  const tooMany = await checkRateLimit(request, site, 'verify', mostLookUps);
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
