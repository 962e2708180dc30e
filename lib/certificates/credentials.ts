/**
 * A certificate for machines: Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0/), signed with eddsa-jcs-2022 by a
 * `did:web` of the site's own address (https://w3c-ccg.github.io/did-method-web/). Whether one still holds says a Bitstring
 * Status List (https://www.w3.org/TR/vc-bitstring-status-list/) of 131,072 places, the least that it may have; which list and
 * place are a certificate's own follows from its number under a secret of the store, so that no list tells a number.
 */
import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { base58 } from '@scure/base';
import canonicalize from 'canonicalize';
import { certificateJsonPath, statusListPath } from '#data/addresses/routes';
import {
  type Achievement,
  achievementOf,
  type Certificate,
  paperInWords,
  shownName,
} from '#lib/certificates/rules';
import type { Env } from '#lib/platform/config/env';
import { privateKeyIn } from '#lib/platform/config/setting-problems';
import type { AppContext } from '#lib/platform/context';
import { processState } from '#lib/platform/values/process-state';
import { alphabet } from '#lib/platform/values/reference';

interface SigningKey {
  readonly publicKey: string;
  sign(bytes: Uint8Array): Uint8Array;
}

/** The prefix of an Ed25519 public key in the multicodec table. */
const ed25519 = Uint8Array.of(0xed, 0x01);
const publicKeyBytes = 32;

/**
 * The key that signs certificates: from the environment, or made and stored in DATA_DIR in trial mode. Undefined in
 * public mode without CERTIFICATE_KEY: certificates are then checked, not signed. Throws for another kind of key.
 */
function signingKey(env: Env): SigningKey | undefined {
  const written =
    env.CERTIFICATE_KEY ?? (env.mode === 'trial' ? trialKey(env.DATA_DIR) : undefined);
  if (!written) return undefined;
  const key = privateKeyIn(written);
  if (!key) throw new Error('DATA_DIR/certificate-key holds no Ed25519 key');
  return { publicKey: multikey(key), sign: (bytes) => sign(null, bytes, key) };
}

function multikey(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const raw = der.subarray(der.length - publicKeyBytes);
  return `z${base58.encode(Uint8Array.from([...ed25519, ...raw]))}`;
}

function trialKey(dataDir: string): string {
  const file = join(dataDir, 'certificate-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  const made = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}

/** `https://hoa.example` → `did:web:hoa.example`; a port is escaped. */
const didOf = (origin: string): string => `did:web:${encodeURIComponent(new URL(origin).host)}`;

const keyIdOf = (origin: string, publicKey: string): string => `${didOf(origin)}#${publicKey}`;

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    certificateKey?: Promise<SigningKey | undefined>;
  }
}

/** The key in force; its public part is noted before it signs anything, so that what it signed stays checkable. */
export function keyInForce({ env, store, now }: AppContext): Promise<SigningKey | undefined> {
  processState.certificateKey ??= (async () => {
    const key = signingKey(env);
    if (key) await store.storeCertificateKey(key.publicKey, now());
    return key;
  })();
  return processState.certificateKey;
}

/** The issuer's document with every key that ever signed; undefined where nothing is signed. */
export async function issuerDocument(context: AppContext): Promise<object | undefined> {
  if (!(await keyInForce(context))) return undefined;
  const { origin } = context.env;
  const id = didOf(origin);
  const keys = await context.store.listCertificateKeys();
  const methods = keys.map((publicKeyMultibase) => ({
    id: keyIdOf(origin, publicKeyMultibase),
    type: 'Multikey',
    controller: id,
    publicKeyMultibase,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

interface Issuer {
  readonly origin: string;
  readonly name: string;
}

/** The signed credential; throws for a certificate about nothing we know. */
export function credentialOf(
  certificate: Certificate,
  issuer: Issuer,
  key: SigningKey,
  status: object,
): object {
  const achievement = achievementOf(certificate.what);
  if (!achievement) throw new Error(`${certificate.number} is about ${certificate.what}`);
  const document = { ...unsigned(certificate, achievement, issuer), credentialStatus: status };
  return signedBy(document, certificate.issuedAt, issuer.origin, key);
}

/** The document with its proof, made at `at`, epoch milliseconds. */
function signedBy(document: Document, at: number, origin: string, key: SigningKey): object {
  // Seconds are enough, and the form that every verifier reads.
  const created = `${new Date(at).toISOString().slice(0, 19)}Z`;
  return { ...document, proof: proofOf(document, created, origin, key) };
}

interface Document {
  readonly '@context': readonly string[];
}

function unsigned(certificate: Certificate, achievement: Achievement, { origin, name }: Issuer) {
  const { number, date } = certificate;
  const { title, description, assessed, family, path } = achievement;
  const paper = paperInWords(certificate);
  return {
    '@context': contexts,
    id: `${origin}${certificateJsonPath(number)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: didOf(origin), type: ['Profile'], name, url: origin },
    validFrom: `${date}T00:00:00+05:30`,
    name: title,
    ...(paper && { evidence: [{ type: ['Evidence'], name: paper }] }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: shownName(certificate),
          identityType: 'name',
        },
      ],
      achievement: {
        id: `${origin}${path}`,
        type: ['Achievement'],
        achievementType: family === 'HACA' ? 'Qualification' : 'Certificate',
        name: title,
        description,
        criteria: { narrative: `Phone interview and online evaluation. ${assessed.join('. ')}.` },
      },
    },
  };
}

/** https://www.w3.org/TR/vc-di-eddsa/#eddsa-jcs-2022 */
function proofOf(document: Document, created: string, origin: string, key: SigningKey): object {
  const options = {
    '@context': document['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created,
    verificationMethod: keyIdOf(origin, key.publicKey),
    proofPurpose: 'assertionMethod',
  };
  const signature = key.sign(Buffer.concat([digest(options), digest(document)]));
  return { ...options, proofValue: `z${base58.encode(signature)}` };
}

const digest = (value: object): Buffer =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest();

const placeBits = 17;
const places = 2 ** placeBits;
/** Half of the bits of the six random characters of a number, five bits each. */
const halfBits = 15;
const half = 2 ** halfBits;
const rounds = 4;

export const statusMaxAgeSeconds = 300;

interface Place {
  /** `2026-517`: year and list, as in its address. */
  readonly list: string;
  readonly index: number;
}

/** Where the certificate of this number is: no two of a year are in the same place. */
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

export async function statusOf(number: string, { env, store }: AppContext): Promise<object> {
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
  { env, store, now }: AppContext,
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
