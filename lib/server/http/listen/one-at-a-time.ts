/** Requests of one connection are answered one after the other: what is asked ahead is not read, made or kept meanwhile. */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

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
