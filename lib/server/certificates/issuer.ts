/** Who signs: a `did:web` of the site's own address (https://w3c-ccg.github.io/did-method-web/). */
import { type SigningKey, signingKey } from '#lib/server/certificates/key';
import { processState } from '#lib/server/process-state';
import type { Site } from '#lib/server/site';

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
