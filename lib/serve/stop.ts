import type { Server } from 'node:http';

/** Stops accepting, lets requests under way end for `grace` milliseconds, then cuts the rest. */
export async function drain(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive ends with the answer it is giving now.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
