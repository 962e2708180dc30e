/** The routes are found in their folders, so that a new one cannot be forgotten. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { apiRoutes } from '#data/addresses/routes';
import { newBrowser, openDeskSite, type RouteCall, signedInBrowser } from '#tests/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openDeskSite);

type Method = 'GET' | 'POST';

interface Route {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly calls: Partial<Record<Method, RouteCall>>;
}

const known: Readonly<Record<string, string>> = {
  reference: 'HOA-7K3M-92Q',
  form: apiRoutes.callback.split('/').at(-1) ?? '',
};

/** `[token]` is filled with what such a place could hold, and names nothing. */
async function routesIn(folder: string): Promise<readonly Route[]> {
  const files = globSync(`${folder}/**/route.{ts,tsx}`).sort();
  return Promise.all(
    files.map(async (file) => {
      const params: Record<string, string> = {};
      const path = file
        .replace(/^app|\/route\.tsx?$/g, '')
        .replace(/\/\([^)]*\)/g, '')
        .replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) => {
          params[name] = known[name] ?? 'x'.repeat(32);
          return params[name];
        });
      return { path, params, calls: (await import(join(process.cwd(), file))) as Route['calls'] };
    }),
  );
}

const having = (routes: readonly Route[], method: Method) =>
  routes.flatMap(({ calls: { [method]: call }, ...route }) => (call ? [{ ...route, call }] : []));

const provedOtherwise = [
  // The payment provider: by its signature.
  '/api/razorpay/webhook',
  '/api/verify-payment',
];

describe('a post from the page of another site', () => {
  test.each([
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
    [
      'a browser of a neighbour',
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
    ],
    ['an older browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('is refused by every route that takes posts: %s', async (_, said) => {
    const browser = await signedInBrowser(desk());
    const routes = having(await routesIn('app'), 'POST');
    expect(routes.length).toBeGreaterThan(30);
    const taken: string[] = [];
    for (const { path, params, call } of routes) {
      const headers = new Headers({ 'content-type': 'application/json', accept: '*/*' });
      for (const [name, value] of Object.entries(said)) if (value) headers.set(name, value);
      const jar = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      headers.set('cookie', jar);
      const request = new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        headers,
        body: '{"name":"Asha"}',
      });
      const { status } = await call(request, { params: Promise.resolve(params) } as never);
      if (status !== 403) taken.push(`${path} ${status}`);
    }
    expect(taken.map((each) => each.split(' ')[0]).sort()).toEqual(provedOtherwise.sort());
  });
});

describe('without a sign-in', () => {
  /** Where one signs in. */
  const open = /^\/(?:api\/)?desk\/(?:sign-in|sign-out|enter)(?:\/|$)/;

  test('every page and file of the desk leads to the sign-in, and shows nothing', async () => {
    const routes = having(await routesIn('app/desk'), 'GET').filter(({ path }) => !open.test(path));
    expect(routes.length).toBeGreaterThan(20);
    for (const { path, params, call } of routes) {
      const answer = await newBrowser().ask(call, path, {}, params);
      const led = answer.headers.get('location')?.split('?')[0];
      expect([path, answer.status, led]).toEqual([path, 303, '/desk/sign-in']);
      expect([path, await answer.text()]).toEqual([path, '']);
    }
  });

  test('every call of the desk is 401', async () => {
    const all = await routesIn('app/api/desk');
    for (const method of ['GET', 'POST'] as const) {
      for (const { path, params, call } of having(all, method)) {
        if (open.test(path)) continue;
        const headers = { accept: 'application/json', 'content-type': 'application/json' };
        const body = method === 'POST' ? { body: '{}' } : {};
        const answer = await newBrowser().ask(call, path, { method, headers, ...body }, params);
        expect([method, path, answer.status]).toEqual([method, path, 401]);
      }
    }
  });
});
