import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Listen } from '#lib/server/http/listen/internal-request';
import { type Running, runSite } from '#tests/server/http/running';

const open: { close(): void }[] = [];

export function closeAll(): void {
  for (const each of open.splice(0)) each.close();
}

/** A site that lets `mostAtOnce` requests in. */
export async function run(next: Listen, mostAtOnce: number): Promise<Running> {
  const site = await runSite(next, { mostAtOnce });
  open.push(site.server);
  return site;
}

/** A connection that has written `start`, and writes no more by itself. */
export function line({ server }: Running, start: string): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  open.push({ close: () => socket.destroy() });
  socket.on('error', () => undefined);
  socket.write(start);
  return socket;
}
