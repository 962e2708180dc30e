/** Node knows one limit for all requests, which an upload needs: bodies of all others are cut much earlier. */
import type { IncomingMessage } from 'node:http';
import { requestClassOf } from '#lib/server/http/listen/request-classes';
import { pathOf, readable } from '#lib/shared/addresses/readable-path';

/** The 15 minutes of lib/server/uploads/arrivals.ts, and what a request waits before and after. */
export const uploadDeadlineMs = 17 * 60_000;
const uploadSilenceMs = 180_000;
const usualDeadlineMs = 75_000;

/** Listens to a server's requests, before whoever answers them. */
export function limitBody(request: IncomingMessage): void {
  const { method, headers, url = '/' } = request;
  if (!Number(headers['content-length']) && !headers['transfer-encoding']) return;
  if (method === 'POST' && requestClassOf(method, pathOf(readable(url))) === 'uploads') {
    // Its turn and its check come after its last byte, in silence; a silent upload is ended elsewhere.
    request.setTimeout(uploadSilenceMs);
    return;
  }
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, usualDeadlineMs).unref();
  request.once('close', () => clearTimeout(timer));
}
