/** An answer that is ready: its bytes in every encoding and its headers. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  acceptedEncoding,
  decompress,
  type Encoding,
  encodings,
} from '#lib/platform/http/cache/compress';
import type { Speculation } from '#lib/platform/http/headers/speculation-rules';
import { log } from '#lib/platform/log/log';

export interface Body {
  readonly length: number;
  bytes(): Buffer;
}

export const bodyOf = (bytes: Buffer): Body => ({ length: bytes.length, bytes: () => bytes });

/** Few ask for a page as it is: it is decompressed each time. `length` is that of the page. */
export const decompressed = (body: Body, encoding: Encoding, length: number): Body => ({
  length,
  bytes: () => decompress(body.bytes(), encoding),
});

export type EncodedBodies = { readonly identity: Body } & Partial<Readonly<Record<Encoding, Body>>>;

/** The bodies of a compressed page; `length` is that of the page itself. */
export const encodedBodies = (
  length: number,
  compressed: Readonly<Record<Encoding, Buffer>>,
): EncodedBodies => {
  const br = bodyOf(compressed.br);
  return { identity: decompressed(br, 'br', length), br, gzip: bodyOf(compressed.gzip) };
};

type Sent = Encoding | 'identity' | 'unchanged';
export type CachedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: EncodedBodies;
  readonly etag: string;
  /** Where its links lead may be fetched or rendered ahead. */
  readonly speculation?: Speculation;
  /** Header lines as they are written, made when first sent: names and values in turn. */
  readonly lines: Partial<Record<`${Sent} ${Ahead}`, readonly string[]>>;
};

/** `none` is for a client that saves data. */
type Ahead = keyof Speculation | 'none';

export const digestOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 20);

/** Weak, since one tag stands for the same page in any encoding. */
export const etagOf = (digest: string): string => `W/"${digest}"`;

/** `headers` in lower case, content-type among them; those of encoding and length are made here. */
export function makeCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: EncodedBodies,
  digest = digestOf(bodies.identity.bytes()),
  speculation?: Speculation,
): CachedResponse {
  const etag = etagOf(digest);
  const varies = [
    ...(encodings.some((each) => bodies[each]) ? ['accept-encoding'] : []),
    ...(speculation ? ['save-data', 'sec-ch-ua-mobile'] : []),
  ];
  const all = { ...headers, etag, ...(varies.length > 0 && { vary: varies.join(', ') }) };
  return { status, headers: all, bodies, etag, lines: {}, ...(speculation && { speculation }) };
}

function linesOf(answer: CachedResponse, sent: Sent, ahead: Ahead): readonly string[] {
  const { headers, bodies, speculation, lines } = answer;
  const key = `${sent} ${ahead}` as const;
  const known = lines[key];
  if (known) return known;
  const own = Object.entries(headers).flat();
  if (speculation && ahead !== 'none') own.push('speculation-rules', speculation[ahead]);
  if (sent !== 'unchanged') {
    own.push('content-length', String((bodies[sent] ?? bodies.identity).length));
    if (sent !== 'identity') own.push('content-encoding', sent);
  }
  lines[key] = own;
  return own;
}

/** Only browsers that follow the rules say whether they are a phone's (https://wicg.github.io/ua-client-hints/#sec-ch-ua-mobile). */
function aheadFor({ headers }: IncomingMessage): Ahead {
  if (headers['save-data'] === 'on') return 'none';
  return headers['sec-ch-ua-mobile'] === '?0' ? 'prerender' : 'prefetch';
}

/** Sends a ready answer to a GET or HEAD, or 304 when the visitor holds it already. */
export function sendCached(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const held = request.headers['if-none-match'];
  const ahead = aheadFor(request);
  if (held !== undefined && answer.status === 200 && namesTag(held, answer.etag)) {
    response.writeHead(304, linesOf(answer, 'unchanged', ahead) as string[]);
    response.end();
    return;
  }
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = wanted && answer.bodies[wanted] ? wanted : 'identity';
  const body = request.method === 'HEAD' ? undefined : read(answer.bodies[encoding]);
  if (body instanceof Error) {
    log().error({ reason: String(body) }, 'a ready answer could not be read');
    response.writeHead(500, { 'content-length': 0 }).end();
    return;
  }
  response.writeHead(answer.status, linesOf(answer, encoding, ahead) as string[]);
  response.end(body);
}

/** A disk that fails takes one answer with it, not the process. */
function read(body: Body | undefined): Buffer | Error | undefined {
  try {
    return body?.bytes();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Weak comparison, as RFC 9110 (13.1.2) asks of If-None-Match. */
export function namesTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === bare);
}

/** How long browsers keep what: pages ask again each time, built files never change. */
export const cacheControl = {
  page: 'public, max-age=0, must-revalidate',
  built: 'public, max-age=31536000, immutable',
  public: 'public, max-age=3600',
};
