/** The calls of /api/continue on a store of their own, at a clock that stands. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach } from '@jest/globals';
import { DELETE, GET, HEAD } from '#app/api/continue/[id]/route';
import { POST } from '#app/api/continue/route';
import { readEnv } from '#lib/server/settings/env';
import { openSite } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import type { Store } from '#lib/server/store/store';
import { newDataDir } from '#tests/setup/data-dir';

const noon = Date.UTC(2026, 10, 20, 6, 30);
/** What the current test has. */
export const current = { clock: noon, store: undefined as unknown as Store };

export const open = (variables: Record<string, string> = {}, over: Partial<Store> = {}) =>
  openSite({
    env: readEnv(variables),
    store: { ...current.store, ...over },
    wakeCourier: () => undefined,
    now: () => current.clock,
  });

let folder: string;
beforeEach(async () => {
  folder = await newDataDir();
  current.store = await openStore({ dataDir: folder });
  current.clock = noon;
  open();
});
afterEach(async () => {
  await current.store.close();
  rmSync(folder, { recursive: true, force: true });
});

export const sealed = (size = 100, fill = 7) => new Uint8Array(size).fill(fill);
export const send = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/api/continue', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    }),
  );
export const sent = async (body = sealed(), headers = {}) => (await send(body, headers)).json();
const calls = { GET, HEAD, DELETE };
export const call = (method: 'GET' | 'HEAD' | 'DELETE', id: string, query = '') =>
  calls[method](new Request(`http://localhost/api/continue/${id}${query}`, { method }), {
    params: Promise.resolve({ id }),
  });
