/** It keeps the order of requests, handles an early end, and answers bytes that are no request. */

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readable } from '#data/addresses/readable-path';
import { locationOf, refusedTarget, withoutTail } from '#lib/platform/http/addresses';

/** Browsers and proxies wait for an answer before they send the next request; what one packet brought besides may wait. */
const mostWaiting = 7;

/**
 * Starts a request once the former answer of its connection has been taken by the system, and reads nothing more while
 * one waits. Hangs up where requests pile up.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();

  function next(socket: Socket): void {
    const waiting = lines.get(socket);
    const start = socket.destroyed ? undefined : waiting?.shift();
    if (waiting?.length === 0 && start) socket.resume();
    if (!start) lines.delete(socket);
    start?.();
  }

  return (request, response) => {
    const { socket } = request;
    // The parser reads on in a packet whose connection is gone.
    if (socket.destroyed) return;
    response.once('close', () => next(socket));
    const waiting = lines.get(socket);
    if (!waiting) {
      lines.set(socket, []);
      return listener(request, response);
    }
    if (waiting.length >= mostWaiting) return hangUp(socket);
    waiting.push(() => listener(request, response));
    socket.pause();
  };
}

/** The parser would go on with every request left in its packet; it stops at the answer for an upgraded connection (2). */
function hangUp(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: unknown } };
  if (parser?.onIncoming) parser.onIncoming = () => 2;
  socket.destroy();
}

/** The answer's way to its reader, on a slow line too. */
const longestMs = 2_000;

/**
 * Called before the headers are sent. What the visitor still sends is read past for a moment: closed with
 * something unread the connection would be reset, and the answer lost (RFC 9112, 9.6).
 */
export function lingeringClose(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  // A request that was destroyed has lost its own.
  const { socket } = response;
  const bodyless = !Number(headers['content-length']) && !headers['transfer-encoding'];
  if (bodyless || request.complete) return;
  response.setHeader('connection', 'close');
  if (!socket) return;
  const close = socket.destroySoon.bind(socket);
  // Node calls this when the last answer of a connection has gone out.
  socket.destroySoon = () => {
    if (request.complete) return close();
    socket.end();
    const cut = setTimeout(() => socket.destroy(), longestMs);
    socket.once('close', () => clearTimeout(cut));
    request.once('end', close);
    // A remaining listener would pause the stream.
    request.removeAllListeners('readable').removeAllListeners('data').resume();
  };
}

interface ParseError extends Error {
  readonly code?: string;
  /** The bytes among which the parser stopped. */
  readonly rawPacket?: Buffer;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * For `clientError`: what Node answers by itself, but for addresses that a mail program lengthened past what it reads.
 * What is still being sent is read past for a moment: a proxy whose connection is reset takes the host for broken.
 */
export function newMalformedRefuser(): (error: ParseError, socket: Duplex) => void {
  const refused = new WeakSet<Duplex>();
  return (error, socket) => {
    // The parser complains of each packet that comes after.
    if (refused.has(socket)) return;
    refused.add(socket);
    // Node's own field: a response that has started is not written into.
    const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } };
    if (!socket.writable || answer?.headersSent) return void socket.destroy();
    const [status, ...headers] = answerTo(error);
    const lines = [`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0'];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    const cut = setTimeout(() => socket.destroy(), longestMs);
    socket.once('close', () => clearTimeout(cut));
  };
}

function answerTo({ code = '', rawPacket }: ParseError): readonly string[] {
  const packet = rawPacket?.toString('latin1') ?? '';
  // The address is longer than all headers may be.
  const [, target = ''] = /^[A-Z-]{3,20} ([^ \r\n]+)/.exec(packet) ?? [];
  if (code === 'HPE_HEADER_OVERFLOW' && refusedTarget(target) === 414) return ['414 URI Too Long'];
  // An invisible letter behind a link, sent as its bytes, which the parser takes in no address.
  const [, read = ''] = /^(?:GET|HEAD) ([^ \r\n]+) HTTP\/1\.[01]\r\n/.exec(packet) ?? [];
  const linked = refusedTarget(read) ? undefined : withoutTail(readable(read));
  const location = linked && locationOf(linked);
  return code === 'HPE_INVALID_URL' && location
    ? ['308 Permanent Redirect', `Location: ${location}`, 'Cache-Control: no-store']
    : [statuses[code] ?? '400 Bad Request'];
}
