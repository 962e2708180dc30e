import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { bodyOf, makeCachedResponse } from '#lib/platform/http/cache/cached-response';
import { compressBest } from '#lib/platform/http/cache/compress';
import type { ResponseCache } from '#lib/platform/http/cache/response-cache';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { securityHeaders, sourceHash } from '#lib/platform/http/headers/security-headers';
import { newMalformedRefuser } from '#lib/platform/http/listen/connection';
import type { Listen } from '#lib/platform/http/listen/internal-request';
import { requestListener } from '#lib/platform/http/listen/listener';
import { addressRules } from '#lib/start/address-rules';
import { live } from '#tests/setup/for-each-test';

export const home = `<!DOCTYPE html><title>Home</title>${'<p>Word.</p>'.repeat(50)}`;

export const htmlType = 'text/html; charset=utf-8';
export const madePage = readFileSync(join(__dirname, './hydration/pages/form.txt'), 'utf8');
/** Some page of the site has this sheet. */
export const pageStyle = sourceHash('p { color: red }');

async function smallContent(): Promise<StaticCache> {
  const headersOf = securityHeaders('trial', { scripts: [] });
  const html = { ...headersOf('/'), 'content-type': 'text/html; charset=utf-8' };
  const page = async (status: number, text: string) => {
    const identity = Buffer.from(text);
    const { br, gzip } = await compressBest(identity);
    const bodies = { identity: bodyOf(identity), br: bodyOf(br), gzip: bodyOf(gzip) };
    return makeCachedResponse(status, html, bodies);
  };
  const picture = { ...headersOf('/'), 'content-type': 'image/png' };
  return {
    rules: addressRules,
    headersOf,
    styles: new Set([pageStyle]),
    answers: new Map([
      ['/', await page(200, home)],
      ['/_not-found', await page(404, '<h1>Not here</h1>')],
      ['/a.png', makeCachedResponse(200, picture, { identity: bodyOf(Buffer.from('png')) })],
    ]),
    shell: { head: 'hoa', css: () => undefined, islands: {} },
    manifest: { revalidated: ['/'], dynamicRoutes: ['^/made$'], revalidateKey: 'key' },
  };
}

type Got = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string>; body?: string };
export type Running = {
  readonly server: Server;
  readonly cache: StaticCache;
  ask(path: string, asked?: Asked): Promise<Got>;
};

interface Options {
  readonly trustedProxies?: number;
  readonly mostAtOnce?: number;
  readonly dynamicRoutes?: readonly string[];
  readonly responsesOf?: (cache: StaticCache) => ResponseCache;
}

export async function runSite(
  next: Listen,
  { trustedProxies = 0, mostAtOnce = 10, dynamicRoutes, responsesOf }: Options = {},
): Promise<Running> {
  const content = await smallContent();
  const manifest = { ...content.manifest, ...(dynamicRoutes && { dynamicRoutes }) };
  const cache = { ...content, manifest };
  const server = createServer(
    requestListener(cache, {
      next,
      trustedProxies,
      mostAtOnce,
      responses: responsesOf?.(cache),
    }),
  );
  server.on('clientError', newMalformedRefuser());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask: Running['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asking = request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { statusCode = 0, headers: got } = answer;
          resolve({ status: statusCode, headers: got, body: Buffer.concat(parts) });
        });
      });
      asking.on('error', reject);
      asking.end(body);
    });
  return { server, cache, ask };
}

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0).reverse()) each.close();
});

export async function run(...given: Parameters<typeof runSite>): Promise<Running> {
  const site = await runSite(...given);
  open.push(site.server);
  return site;
}

export function sharedSite(...given: Parameters<typeof runSite>): Running {
  let site: Running;
  beforeAll(async () => {
    site = await runSite(...given);
  });
  afterAll(() => void site.server.close());
  return live(() => site);
}

/** A connection that has written `start`, and writes no more by itself. */
export function line(
  { server }: Running,
  start: string,
  more?: Partial<TcpNetConnectOpts>,
): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', ...more });
  open.push({ close: () => socket.destroy() });
  socket.on('error', () => undefined);
  socket.write(start);
  return socket;
}

export const text = (status: number, type: string, body: string): Listen => {
  return async (_, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
};
