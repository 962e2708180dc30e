/**
 * Whether a credential that somebody saved still holds: Bitstring Status List (https://www.w3.org/TR/vc-bitstring-status-list/).
 * A list holds 131,072 places, the least that it may; which list and place are a certificate's own follows from its number
 * under a secret of the store, so that nothing is kept for it and no list tells a number.
 */
import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { signedBy } from '#lib/server/certificates/credential';
import { didOf, type SigningKey } from '#lib/server/certificates/issuer';
import type { Site } from '#lib/server/site';
import { statusListPath } from '#lib/shared/addresses/routes';
import { alphabet } from '#lib/shared/enquiries/rules/reference';

const placeBits = 17;
const places = 2 ** placeBits;
/** Of the six random characters of a number, five bits each. */
const halfBits = 15;
const half = 2 ** halfBits;
const rounds = 4;

/** How long a verifier may keep a list. */
export const statusMaxAgeSeconds = 300;

export interface Place {
  /** `2026-517`: year and list, as in its address. */
  readonly list: string;
  readonly index: number;
}

/** Where the certificate of this number stands: no two of a year stand in the same place. */
export function placeOf(number: string, secret: string): Place {
  const [, year = '', characters = ''] = /^HC-(\d{4})-(.{6}).$/.exec(number) ?? [];
  const value = [...characters].reduce((all, each) => all * 32 + alphabet.indexOf(each), 0);
  // A Feistel network turns 30 bits into 30 others, one to one.
  let [left, right] = [Math.floor(value / half), value % half];
  for (let round = 0; round < rounds; round += 1) {
    const mixed = createHmac('sha256', secret).update(`${year} ${round} ${right}`).digest();
    [left, right] = [right, left ^ (mixed.readUInt16BE() % half)];
  }
  const mixed = left * half + right;
  return { list: `${year}-${Math.floor(mixed / places)}`, index: mixed % places };
}

/** What stands in a credential. */
export async function statusOf(number: string, { env, store }: Site): Promise<object> {
  const { list, index } = placeOf(number, await store.secret('certificate-status'));
  const address = `${env.origin}${statusListPath(list)}`;
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  };
}

/** The signed list; undefined for an address that names none. */
export async function statusList(
  list: string,
  { env, store, now }: Site,
  key: SigningKey,
): Promise<object | undefined> {
  const [, year = '', number = ''] = /^(2\d{3})-(\d{1,4})$/.exec(list) ?? [];
  if (!year || Number(number) >= (half * half) / places) return undefined;
  const secret = await store.secret('certificate-status');
  const bits = Buffer.alloc(places / 8);
  for (const revoked of await store.listRevokedCertificates(`HC-${year}-`)) {
    const place = placeOf(revoked, secret);
    // The first place is the highest bit of the first byte.
    if (place.list !== list) continue;
    const byte = place.index >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (place.index & 7));
  }
  const id = `${env.origin}${statusListPath(list)}`;
  const document = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(env.origin),
    validFrom: new Date(now()).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: statusMaxAgeSeconds * 1000,
      // Multibase: base64url without padding.
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
  return signedBy(document, now(), env.origin, key);
}
