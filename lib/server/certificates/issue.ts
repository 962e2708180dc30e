/** Gives numbers to certificates and writes them, all or none. */
import { randomBytes } from 'node:crypto';
import type { Certificate } from '#lib/server/certificates/certificate';
import { makeCertificateNumber } from '#lib/server/certificates/certificate-number';
import type { Store } from '#lib/server/store/store';

export type NewCertificate = Pick<Certificate, 'holder' | 'what' | 'date' | 'consent'>;

/** A thousand million numbers a year: a second try is rare, a fifth a fault. */
const mostTries = 5;

/** `now` in epoch milliseconds. Throws where no free numbers were found. */
export async function issue(
  store: Store,
  list: readonly NewCertificate[],
  now: number,
): Promise<readonly Certificate[]> {
  for (let tries = 0; tries < mostTries; tries++) {
    const made = numbered(list, now);
    const taken = await store.issueCertificates(made);
    if (taken.length === 0) return made;
  }
  throw new Error('No free numbers were found for the certificates.');
}

function numbered(list: readonly NewCertificate[], now: number): readonly Certificate[] {
  const used = new Set<string>();
  return list.map((each) => {
    const year = Number(each.date.slice(0, 4));
    let number = makeCertificateNumber(year, randomBytes(6));
    while (used.has(number)) number = makeCertificateNumber(year, randomBytes(6));
    used.add(number);
    return { ...each, number, issuedAt: now };
  });
}
