/** Answers short posts of forms, and short reads, without Next's router, which takes a fifth of the time of a submission. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchCall, webinarFeed } from '#data/addresses/routes';
import { type CallRequest, limitBytes } from '#lib/platform/http/intake/body';
import type { CallAnswer } from '#lib/platform/http/intake/reply';
import { isForVisitors } from '#lib/platform/http/listen/request-headers';
import { processState } from '#lib/platform/values/process-state';

export type DirectRoute = (request: CallRequest) => Promise<CallAnswer>;
type DirectRoutes = ReadonlyMap<string, DirectRoute>;

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Only in the built site: in development Next reloads a route when it changes. */
    directRoutes?: () => Promise<DirectRoutes>;
  }
}

const reads: readonly string[] = [searchCall, webinarFeed];

const shortForm = /^\s*application\/(?:json|x-www-form-urlencoded)\s*(?:;|$)/i;

/** The route that may take this request as a whole; `undefined` leaves it to Next. */
export async function directRoute(
  { method, headers }: IncomingMessage,
  path: string,
): Promise<DirectRoute | undefined> {
  if (method === 'GET' || method === 'HEAD') {
    return reads.includes(path) ? (await directRoutes())?.get(path) : undefined;
  }
  if (method !== 'POST' || !shortForm.test(headers['content-type'] ?? '')) return undefined;
  // Without a length nobody knows how much comes, and more than a form may have is refused by parts.
  if (!(Number(headers['content-length']) <= limitBytes)) return undefined;
  return (await directRoutes())?.get(path);
}

const loaded = new WeakMap<() => Promise<DirectRoutes>, DirectRoutes>();

/** To ask for a module that is there already takes longer than to look it up here. */
async function directRoutes(): Promise<DirectRoutes | undefined> {
  const load = processState.directRoutes;
  if (!load) return undefined;
  const known = loaded.get(load) ?? (await load());
  loaded.set(load, known);
  return known;
}

interface Answering {
  readonly visitor: string;
  readonly own: Readonly<Record<string, string>>;
  /** Makes `response` one whose pages and refusals become ours, with the headers of every answer. */
  rewrite(): void;
}

/** Asks the route and sends its answer; none where the sender has hung up. */
export async function answerDirectly(
  route: DirectRoute,
  request: IncomingMessage,
  response: ServerResponse,
  { visitor, own, rewrite }: Answering,
): Promise<void> {
  const body = await bodyOf(request);
  if (!body) return void response.destroy();
  const url = `http://localhost${request.url}`;
  const headers = headersOf(request, visitor);
  const answer = await route({ url, headers, body }).catch((error: unknown) => {
    rewrite();
    throw error;
  });
  if (answer.status < 400 && !isPage(answer)) return send(answer, own, response);
  rewrite();
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(answer.body);
}

const isPage = ({ headers }: CallAnswer) =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** All in one piece: what is set header by header is looked up and written header by header. */
function send(
  { status, headers, body }: CallAnswer,
  own: Readonly<Record<string, string>>,
  response: ServerResponse,
): void {
  const lines = status === 304 ? [] : ['content-length', String(Buffer.byteLength(body))];
  for (const [name, value] of headers) lines.push(name, value);
  for (const name in own) lines.push(name, own[name] ?? '');
  response.writeHead(status, lines).end(body);
}

/** Nothing where it breaks off. `node:stream/consumers` would make a Blob of it first. */
function bodyOf(
  request: IncomingMessage,
): Promise<Buffer<ArrayBuffer> | undefined> | Buffer<ArrayBuffer> | undefined {
  // Gone while it waited its turn: nothing more is heard of it.
  if (request.destroyed) return undefined;
  // Here as a whole, as nearly every one is by now: each listener would cost more than its bytes.
  if (request.complete) return (request.read() as Buffer<ArrayBuffer> | null) ?? Buffer.alloc(0);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve(undefined));
    request.once('error', () => resolve(undefined));
  });
}

/** A web `Request` of all of it takes longer than to read what was posted. */
const headersOf = ({ headers }: IncomingMessage, visitor: string): CallRequest['headers'] => ({
  get(asked) {
    const name = asked.toLowerCase();
    if (name === 'x-visitor-address') return visitor;
    const value = isForVisitors(name) ? headers[name] : undefined;
    return value === undefined ? null : String(value);
  },
});
