import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const quality = (level: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
const slowBrotli = promisify(brotliCompress);
const slowGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

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

/** Both at once, beside the thread: for a page that somebody waits for. */
export async function compressFastBoth(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    compressFastBeside(body, 'br'),
    compressFastBeside(body, 'gzip'),
  ]);
  return { br, gzip: gz };
}

/** Fast, beside the thread. The whole body goes there at once: each part of 16 KB would wait for the thread again. */
export const compressFastBeside = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? slowGzip(body, { level: 6, chunkSize: atOnce })
    : slowBrotli(body, { ...quality(5, body.length), chunkSize: atOnce });

/** In bytes: no page is longer when it is compressed. */
const atOnce = 64 * 1024;

export const decompress = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gunzipSync(body) : brotliDecompressSync(body);

// Few different headers come, yet anybody may send any: what is remembered is bounded.
const known = new Map<string, readonly Encoding[]>();

/** The best encoding that an Accept-Encoding header allows. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  acceptedEncodings(header)[0];

/** The encodings that an Accept-Encoding header allows, the best first (RFC 9110, section 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const before = known.get(header);
  if (before) return before;
  const refused = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';').map((text) => text.trim());
    refused.set(
      name,
      rest.some((text) => /^q=0(?:\.0*)?$/.test(text)),
    );
  }
  const found = encodings.filter((each) => (refused.get(each) ?? refused.get('*')) === false);
  if (known.size < 200) known.set(header, found);
  return found;
}

/** Whether bodies of this media type get shorter: pictures and fonts are compressed already. */
export const compressible = (type: string): boolean =>
  /text|json|\bxml|[+/]xml|svg|x-icon/.test(type);
