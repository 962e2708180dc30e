import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const quality = (level: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
const slowBrotli = promisify(brotliCompress);
const slowGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** For bytes that are made once and sent often: the last level takes seconds more of a build and keeps home to three round trips. */
export async function compressBest(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    slowBrotli(body, quality(11, body.length)),
    slowGzip(body, { level: 9 }),
  ]);
  return { br, gzip: gz };
}

/** Fast, for bytes that are sent once. */
export function compressFast(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  return brotliCompressSync(body, quality(5, body.length));
}

// Few different headers come, yet anybody may send any: what is remembered is bounded.
const known = new Map<string, Encoding | undefined>();

/** The best encoding that an Accept-Encoding header allows (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (known.has(header)) return known.get(header);
  const refused = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';').map((text) => text.trim());
    refused.set(
      name,
      rest.some((text) => /^q=0(?:\.0*)?$/.test(text)),
    );
  }
  const found = encodings.find((each) => (refused.get(each) ?? refused.get('*')) === false);
  if (known.size < 200) known.set(header, found);
  return found;
}
