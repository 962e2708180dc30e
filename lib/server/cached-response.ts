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
  readonly lines: Lines;
  /** The same for who asked us to spare data: nothing is offered that was not asked for. */
  readonly sparingLines: Lines;
};
type Lines = Readonly<Record<Encoding | 'identity' | 'unchanged', readonly string[]>>;

/** `headers` in lower case, content-type among them; those of encoding and length are made here. */
export function makeCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  bodies: EncodedBodies,
): CachedResponse {
  // Weak, since one tag stands for the same page in any encoding.
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20)}"`;
  const { 'speculation-rules': rules, ...sparing } = headers;
  const varies = [
    ...(encodings.some((each) => bodies[each]) ? ['accept-encoding'] : []),
    ...(rules ? ['save-data'] : []),
  ];
  const own = { etag, ...(varies.length > 0 && { vary: varies.join(', ') }) };
  const lines = linesFor({ ...headers, ...own }, bodies);
  const sparingLines = rules ? linesFor({ ...sparing, ...own }, bodies) : lines;
  return { status, headers: { ...headers, ...own }, bodies, etag, lines, sparingLines };
}

function linesFor(headers: Readonly<Record<string, string>>, bodies: EncodedBodies): Lines {
  const unchanged = Object.entries(headers).flat();
  const withBody = (encoding: Encoding | 'identity') => [
    ...unchanged,
    'content-length',
    String((bodies[encoding] ?? bodies.identity).length),
    ...(encoding !== 'identity' && bodies[encoding] ? ['content-encoding', encoding] : []),
  ];
  return {
    unchanged,
    identity: withBody('identity'),
    br: withBody('br'),
    gzip: withBody('gzip'),
  };
}

/** Sends a ready answer to a GET or HEAD, or 304 when the visitor holds it already. */
export function sendCached(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const held = request.headers['if-none-match'];
  const lines = request.headers['save-data'] === 'on' ? answer.sparingLines : answer.lines;
  if (held !== undefined && answer.status === 200 && names(held, answer.etag)) {
    response.writeHead(304, lines.unchanged as string[]);
    response.end();
    return;
  }
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = wanted && answer.bodies[wanted] ? wanted : 'identity';
  response.writeHead(answer.status, lines[encoding] as string[]);
  response.end(request.method === 'HEAD' ? undefined : answer.bodies[encoding]);
}

/** Weak comparison, as RFC 9110 (13.1.2) asks of If-None-Match. */
function names(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === bare);
}
