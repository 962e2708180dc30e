/** The site as the web has it: at its public name over TLS. Who goes by `proxy` finds every name on this machine. */
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Cleanup } from '#tests/parts/part';
import { selfSigned } from '#tests/parts/programs';
import { host } from '#tests/parts/public-site';

/** Decides about a request before it goes on to the site: it may wait, or be dropped. */
type Decide = (path: string) => Promise<'go on' | 'drop'>;

/** Other names of the web, and who answers there. */
export type Others = Readonly<Record<string, RequestListener>>;

interface Line {
  readonly others?: Others;
  readonly decide?: Decide;
}

export async function openPublicLine(
  cleanup: Cleanup,
  folder: string,
  origin: string,
  { others = {}, decide = async () => 'go on' }: Line = {},
) {
  const { cert, key } = selfSigned(folder, host);
  const pair = { cert: readFileSync(cert), key: readFileSync(key) };
  const { port: sitePort } = new URL(origin);
  const tls = https.createServer(pair, (request, response) => {
    const other = others[request.headers.host ?? ''];
    if (other) return other(request, response);
    void decide(request.url ?? '/').then((fate) => {
      if (fate === 'drop') response.destroy();
      else passOn(request, response, Number(sitePort));
    });
  });
  const tlsPort = await listen(cleanup, tls);
  const proxy = http.createServer((_, response) => {
    // Nothing on this web answers without TLS.
    response.writeHead(404).end();
  });
  proxy.on('connect', (_: IncomingMessage, visitor: Duplex, head: Buffer) => {
    const onward = connect(tlsPort, '127.0.0.1', () => {
      visitor.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      visitor.pipe(onward).pipe(visitor);
    });
    // One end of a line that breaks takes the other with it.
    visitor.on('error', () => onward.destroy());
    onward.on('error', () => visitor.destroy());
  });
  const proxyPort = await listen(cleanup, proxy);
  return { port: tlsPort, proxy: `127.0.0.1:${proxyPort}`, cert };
}

function passOn(request: IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, url: path, headers } = request;
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    // These are of one connection, and lynx speaks HTTP/1.0 on its own.
    const {
      connection: _connection,
      'keep-alive': _keepAlive,
      'transfer-encoding': _transfer,
      ...kept
    } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

async function listen(cleanup: Cleanup, server: Server | https.Server): Promise<number> {
  const lines = new Set<Duplex>();
  server.on('connection', (line: Duplex) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.defer(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // Browsers keep theirs open.
    for (const line of lines) line.destroy();
    await closed;
  });
  return (server.address() as AddressInfo).port;
}
