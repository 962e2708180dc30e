import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a line. */
const mostAhead = 8;

/** Hangs up on a line whose requests pile up: their answers would be kept for one who does not read them. */
export function newPipelineGuard(): (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean {
  const open = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const ahead = (open.get(socket) ?? 0) + 1;
    open.set(socket, ahead);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (ahead > mostAhead) socket.destroy();
    return !socket.destroyed;
  };
}
