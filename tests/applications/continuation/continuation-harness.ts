/** The calls of /api/continue on a store of their own, at a clock that holds. */
import { DELETE, GET, HEAD } from '#app/api/continue/[id]/route';
import { POST } from '#app/api/continue/route';
import { readEnv } from '#lib/platform/config/env';
import { openContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { forEachTest, live } from '#tests/setup/for-each-test';
import { openTestSite } from '#tests/setup/test-site';

export const current = live(forEachTest(openTestSite));

export const open = (variables: Record<string, string> = {}, over: Partial<Store> = {}) =>
  openContext({
    ...current.context,
    env: readEnv(variables),
    store: { ...current.store, ...over },
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
