/** What is no request at all is answered in one line, and its connection ends. */
import type { Duplex } from 'node:stream';
import { locationOf, refusedTarget, withoutTail } from '#lib/server/http/listen/request-target';
import { readable } from '#lib/shared/addresses/readable-path';

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

/** The answer's way to the sender. */
const longestMs = 2_000;

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
    // Node's own field: an answer that has begun is not written into.
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
  const [, begun = ''] = /^[A-Z-]{3,20} ([^ \r\n]+)/.exec(packet) ?? [];
  if (code === 'HPE_HEADER_OVERFLOW' && refusedTarget(begun) === 414) return ['414 URI Too Long'];
  // An invisible letter behind a link, sent as its bytes, which the parser takes in no address.
  const [, read = ''] = /^(?:GET|HEAD) ([^ \r\n]+) HTTP\/1\.[01]\r\n/.exec(packet) ?? [];
  const linked = refusedTarget(read) ? undefined : withoutTail(readable(read));
  const location = linked && locationOf(linked);
  return code === 'HPE_INVALID_URL' && location
    ? ['308 Permanent Redirect', `Location: ${location}`, 'Cache-Control: no-store']
    : [statuses[code] ?? '400 Bad Request'];
}
