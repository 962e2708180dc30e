/** Closes what goes to another phone: AES-GCM with a fresh key of 256 bits (NIST SP 800-38D), the nonce before the ciphertext. */

const nonceBytes = 12;
const algorithm = 'AES-GCM';

export interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For the link alone: 43 letters of base64url. */
  readonly key: string;
}

/** Browsers encrypt on secure pages only. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined;

export async function seal(plain: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const closed = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce },
    await keyOf(raw, 'encrypt'),
    plain,
  );
  const bytes = new Uint8Array(nonceBytes + closed.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(closed), nonceBytes);
  return { bytes, key: toBase64Url(raw) };
}

/** Undefined where the key is not that of these bytes, or either is not whole. */
export async function unseal(
  bytes: Uint8Array<ArrayBuffer>,
  key: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const closed = bytes.subarray(nonceBytes);
    const opened = await crypto.subtle.decrypt(
      { name: algorithm, iv: nonce },
      await keyOf(fromBase64Url(key), 'decrypt'),
      closed,
    );
    return new Uint8Array(opened);
  } catch {
    return undefined;
  }
}

const keyOf = (raw: Uint8Array<ArrayBuffer>, use: KeyUsage) =>
  crypto.subtle.importKey('raw', raw, algorithm, false, [use]);

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
