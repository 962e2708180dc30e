/** A page of text and nothing else: what this machine blocks at this moment without any doing of ours. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const paragraph = `<p>${'Plain words in a plain paragraph. '.repeat(12)}</p>`;
const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><h1>Text</h1><p><a href="/about">About</a></p>${paragraph.repeat(12)}</html>`;

export async function serveBarePage() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
