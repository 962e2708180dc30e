/** An answer that is ready: its bytes in every encoding and its headers, sent from memory. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding, encodings } from '#lib/server/compress';

export type EncodedBodies = { readonly identity: Buffer } & Partial<
  Readonly<Record<Encoding, Buffer>>
>;
export type CachedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: EncodedBodies;
  readonly etag: string;
  /** Header lines as they are written: names and values in neighbours. */
  readonly lines: Readonly<Record<Encoding | 'identity' | 'unchanged', readonly string[]>>;
};

/** `headers` in lower case, content-type among them; those of encoding and length are made here. */
export function makeCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: EncodedBodies,
): CachedResponse {
  // Weak, since one tag stands for the same page in any encoding.
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20)}"`;
  const varies = encodings.some((each) => bodies[each]);
  const all = { ...headers, etag, ...(varies && { vary: 'accept-encoding' }) };
  const unchanged = linesOf(all);
  const withBody = (encoding: Encoding | 'identity') => [
    ...unchanged,
    'content-length',
    String((bodies[encoding] ?? bodies.identity).length),
    ...(encoding !== 'identity' && bodies[encoding] ? ['content-encoding', encoding] : []),
  ];
  const lines = {
    unchanged,
    identity: withBody('identity'),
    br: withBody('br'),
    gzip: withBody('gzip'),
  };
  return { status, headers: all, bodies, etag, lines };
}

/** Sends a ready answer to a GET or HEAD, or 304 when the visitor holds it already. */
export function sendCached(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const held = request.headers['if-none-match'];
  if (held !== undefined && answer.status === 200 && names(held, answer.etag)) {
    response.writeHead(304, answer.lines.unchanged as string[]);
    response.end();
    return;
  }
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = wanted && answer.bodies[wanted] ? wanted : 'identity';
  response.writeHead(answer.status, answer.lines[encoding] as string[]);
  response.end(request.method === 'HEAD' ? undefined : answer.bodies[encoding]);
}

/** Weak comparison, as RFC 9110 (13.1.2) asks of If-None-Match. */
function names(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === bare);
}

function linesOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
