import { beforeEach, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { GET as did } from '#app/.well-known/did.json/route';
import { POST as stopCall } from '#app/api/stop-mails/[token]/route';
import { GET as verify } from '#app/verify/[number]/route';
import { paySandbox } from '#lib/payments/http/verify';
import { context, openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { type RequestContext, withRequest } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import CheckoutPage from '#pages/(bare)/checkout/page';
import SandboxCheckoutPage from '#pages/(bare)/sandbox-checkout/page';
import InvoicePage from '#pages/(bare)/thankyou/invoice/page';
import { GET as withdraw } from '#pages/enquiry/[token]/withdraw/route';
import { GET as received } from '#pages/received/[kind]/own/route';
import { GET as stop } from '#pages/stop-mails/[token]/route';
import { openVisitor } from '#tests/accounts/visitor-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const visitor = forEachTest(openVisitor);
const away = () => Promise.reject(new StoreUnavailable(new Error('away')));
beforeEach(() => {
  delete processState.certificateKey;
  openContext({ ...context(), store: new Proxy(context().store, { get: () => away }) });
});

const asked = (path: string, init?: RequestInit) =>
  new Request(`http://localhost:3000${path}`, init);
const stopToken = `b2f7c9d0-0000-4000-8000-000000000000.${'A'.repeat(43)}`;
const params = <T extends object>(named: T) => ({ params: Promise.resolve(named) });

test('a page about one person says that it cannot be read, not that nothing is there', async () => {
  const { token } = visitor();
  for (const answer of [
    await visitor().page(),
    await withdraw(asked('/enquiry/x/withdraw'), params({ token })),
    await visitor().plainly({ action: 'note', note: 'Evenings only' }),
    await stop(asked('/stop-mails/x'), params({ token: stopToken })),
    await verify(asked('/verify/HC-2026-0000000'), params({ number: 'HC-2026-0000000' })),
  ]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const html = await answer.text();
    expect(html).toContain('We cannot show this just now');
    expect(html).not.toMatch(/does not work|erased|no certificate/);
  }
});

test('what machines ask for answers 503 in their own form', async () => {
  const number = 'HC-2026-0000000.json';
  for (const answer of [
    await verify(asked(`/verify/${number}`), params({ number })),
    await did(),
    await stopCall(asked('/api/stop-mails/x', { method: 'POST' }), params({ token: stopToken })),
  ]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ success: false });
  }
});

test('the pages of an order and of its receipt say so too, and mark their request', async () => {
  const asks = {
    params: Promise.resolve({}),
    searchParams: Promise.resolve({ order: 'o', r: 'o.s' }),
  };
  for (const page of [CheckoutPage, SandboxCheckoutPage, InvoicePage]) {
    const request: RequestContext = { id: 'one' };
    const html = renderToStaticMarkup(await withRequest(request, () => page(asks)));
    expect(html).toContain('We cannot show this just now');
    expect(html).not.toMatch(/nothing to pay|No invoice/);
    expect(request.storeAway).toBe(true);
  }
});

test('a click in the test checkout says that it was not stored, to a form as a page', async () => {
  const path = '/sandbox-checkout/pay';
  const body = { order: 'order_sandbox1', outcome: 'pay' };
  const plain = await paySandbox(asked(path, { method: 'POST', body: new URLSearchParams(body) }));
  expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await plain.text()).toContain('We could not save this just now');
  const json = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const call = await paySandbox(asked(path, { method: 'POST', body: json, headers }));
  expect([call.status, await call.json()]).toMatchObject([503, { success: false }]);
});

test('the button that stops mails leads back to its page, which says how it is', async () => {
  const form = { method: 'POST', body: new URLSearchParams() };
  const answer = await stopCall(asked('/api/stop-mails/x', form), params({ token: stopToken }));
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/stop-mails/${stopToken}`,
  ]);
});

test('who has just sent a form reads the thanks that everybody gets', async () => {
  const request = asked('/received/contact', { headers: { cookie: 'received=x.y' } });
  expect((await received(request, params({ kind: 'contact' }))).status).toBe(200);
});
