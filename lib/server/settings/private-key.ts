import { createPrivateKey, type KeyObject } from 'node:crypto';

/** `undefined` where `written` is no Ed25519 private key in PKCS 8 and base64. */
export function privateKeyIn(written: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({
      key: Buffer.from(written, 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
