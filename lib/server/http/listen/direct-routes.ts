/** Answers short posts of forms, and short reads, without Next's router, which takes a fifth of the time of a submission. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallRequest } from '#lib/server/intake/body';
import { limitBytes } from '#lib/server/intake/body';
import { processState } from '#lib/server/process-state';
import { searchCall, webinarFeed } from '#lib/shared/addresses/routes';

export type DirectRoute = (request: CallRequest) => Promise<Response>;

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Of the built site alone: in development Next loads a route anew when it changes. */
    directRoutes?: () => Promise<ReadonlyMap<string, DirectRoute>>;
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
    return reads.includes(path) ? (await processState.directRoutes?.())?.get(path) : undefined;
  }
  if (method !== 'POST' || !shortForm.test(headers['content-type'] ?? '')) return undefined;
  // Without a length nobody knows how much comes, and more than a form may have is refused by parts.
  if (!(Number(headers['content-length']) <= limitBytes)) return undefined;
  return (await processState.directRoutes?.())?.get(path);
}

/** Asks the route and sends its answer; none where the sender has hung up. */
export async function answerDirectly(
  route: DirectRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  if (!body) return void response.destroy();
  const answer = await route({ url: addressOf(request), headers: headersOf(request), body });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(await answer.text());
}

/** Nothing where it breaks off. `node:stream/consumers` would make a Blob of it first. */
const bodyOf = (request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> =>
  new Promise((resolve) => {
    // Gone while it waited its turn: nothing more is heard of it.
    if (request.destroyed) return resolve(undefined);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve(undefined));
    request.once('error', () => resolve(undefined));
  });

/** Its host is what the visitor says: routes read it from the headers. */
const addressOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://localhost').href;

/** A web `Request` of all of it takes longer than to read what was posted. */
const headersOf = ({ headers }: IncomingMessage): CallRequest['headers'] => ({
  get(name) {
    const value = headers[name.toLowerCase()];
    return value === undefined ? null : String(value);
  },
});
