/** In the place of clamd: speaks INSTREAM, and finds its virus in whatever holds the word. */
import { createServer, type Server, type Socket } from 'node:net';

export const virus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

export interface Scanner {
  readonly place: string;
  close(): Promise<void>;
}

export function startScanner(port = 0): Promise<Scanner> {
  const lines = new Set<Socket>();
  const server: Server = createServer((socket) => {
    lines.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => lines.delete(socket));
    let got = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      const content = contentOf(got);
      if (content) socket.end(content.includes(virus) ? 'stream: Eicar FOUND\0' : 'stream: OK\0');
    });
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const own = typeof address === 'object' && address ? address.port : 0;
      resolve({
        place: `127.0.0.1:${own}`,
        close: () =>
          new Promise((closed) => {
            for (const line of lines) line.destroy();
            server.close(() => closed());
          }),
      });
    });
  });
}

/** `undefined` until the last, empty chunk is here. */
function contentOf(got: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
