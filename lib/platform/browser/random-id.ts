/**
 * 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` exists on secure pages only: over plain http by a host
 * name this is what there is.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
