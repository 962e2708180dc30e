import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { withRequest } from '#lib/platform/log/log';
import { callOf, json } from '#tests/enquiries/intake/posts';
import { runSite } from '#tests/platform/http/running';
import { address, answers, openLoggedSite } from '#tests/platform/log/log-harness';
import { forEachTest } from '#tests/setup/for-each-test';
import { onRequestError } from '../../../instrumentation';

const logged = forEachTest(openLoggedSite);

test('gives every line of a call the id that the visitor is answered with', async () => {
  const call = callOf(contact);
  const next = await runSite(async (request, response) => {
    const answer = await call(json(answers));
    expect(request.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    response.writeHead(answer.status);
    response.end();
  });
  const asked = { method: 'POST', headers: { 'x-request-id': randomUUID() } };
  const [one, two] = await Promise.all([
    next.ask('/api/sendEmail?email=meena@example.com', asked),
    next.ask('/api/sendEmail', asked),
  ]);
  next.server.close();
  const ids = [one, two].map(({ headers }) => headers['x-request-id']);
  expect(new Set([...ids, asked.headers['x-request-id']]).size).toBe(3);
  for (const id of ids) {
    const own = logged()
      .parsed()
      .filter(({ request }) => request === id);
    expect(own.map(({ msg }) => msg).sort()).toEqual(['call', 'stored']);
    expect(own.find(({ msg }) => msg === 'call')).toMatchObject({
      path: '/api/sendEmail',
      status: 200,
    });
  }
  logged().expectNothingPersonal();
});

test('leaves one line of a page or route that threw, under the id of its request', async () => {
  process.env.NEXT_RUNTIME = 'nodejs';
  const error = new TypeError(`no row for ${answers.email}\n    at ${address}`);
  const asked = {
    path: `/thankyou?email=${answers.email}`,
    method: 'GET',
    headers: { 'user-agent': `Meena's phone`, cookie: 'receipt=order.signature' },
  };
  const context = {
    routerKind: 'App Router',
    routePath: '/(bare)/thankyou/page',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const;
  const report = (request: typeof asked) => onRequestError(error, request, context);
  await withRequest({ id: 'one' }, () => report(asked));
  // Next tells again of a page that it could not revalidate.
  await withRequest({ id: 'one' }, () => report(asked));
  await withRequest({ id: 'two' }, () => report({ ...asked, headers: { ...asked.headers } }));
  expect(logged().parsed()).toMatchObject(
    ['one', 'two'].map((request) => ({
      msg: 'a page failed',
      request,
      path: '/thankyou',
      route: '/(bare)/thankyou/page',
      kind: 'render',
      reason: 'TypeError',
    })),
  );
  expect(logged().parsed()[0]?.at?.[0]).toMatch(/^at .*request-log\.test/);
  logged().expectNothingPersonal();
  expect(logged().lines.join('')).not.toMatch(/signature/);
});
