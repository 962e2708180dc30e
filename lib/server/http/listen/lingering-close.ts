/** An answer that comes before its request has ended, such as 413 for too much, ends the connection. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The answer's way to the visitor, on a slow line too. */
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
    // Whoever listened would hold the stream back.
    request.removeAllListeners('readable').removeAllListeners('data').resume();
  };
}
