/** Who signs: a `did:web` of the site's own address (https://w3c-ccg.github.io/did-method-web/). */
import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { base58 } from '@scure/base';
import { processState } from '#lib/server/process-state';
import type { Env } from '#lib/server/settings/env';
import { privateKeyIn } from '#lib/server/settings/setting-problems';
import type { Site } from '#lib/server/site';

export interface SigningKey {
  /** Multikey of W3C Controlled Identifiers: `z6Mk…`. */
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
export const didOf = (origin: string): string =>
  `did:web:${encodeURIComponent(new URL(origin).host)}`;

export const keyIdOf = (origin: string, publicKey: string): string =>
  `${didOf(origin)}#${publicKey}`;

declare module '#lib/server/process-state' {
  interface ProcessState {
    certificateKey?: Promise<SigningKey | undefined>;
  }
}

/** The key in force; its public part is noted before it signs anything, so that what it signed stays checkable. */
export function keyInForce({ env, store, now }: Site): Promise<SigningKey | undefined> {
  processState.certificateKey ??= (async () => {
    const key = signingKey(env);
    if (key) await store.keepCertificateKey(key.publicKey, now());
    return key;
  })();
  return processState.certificateKey;
}

/** The issuer's document with every key that ever signed; undefined where nothing is signed. */
export async function issuerDocument(site: Site): Promise<object | undefined> {
  if (!(await keyInForce(site))) return undefined;
  const { origin } = site.env;
  const id = didOf(origin);
  const keys = await site.store.listCertificateKeys();
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
