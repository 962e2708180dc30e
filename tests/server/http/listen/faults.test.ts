/** What a visitor is told when Next fails. */
import { expect, jest, test } from '@jest/globals';
import { sourceHash } from '#lib/server/http/headers/security-headers';
import { noteStoreAway } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { htmlType, madePage, run } from '#tests/server/http/running';

test('says 500 without details when Next throws', async () => {
  const site = await run(async () => {
    throw new Error('/secret/path');
  });
  const { status, body } = await site.ask('/api/sendEmail', { method: 'POST' });
  expect(status).toBe(500);
  expect(body.toString()).not.toContain('secret');
});

test('gives a page and a call that failed words of ours, where Next leaves them empty', async () => {
  const site = await run(async (request, response) => {
    if (request.url === '/made') response.setHeader('content-type', htmlType);
    response.writeHead(500);
    response.end(request.url === '/made' ? madePage : undefined);
  });
  const page = await site.ask('/made');
  expect([page.status, page.headers['content-type']]).toEqual([500, htmlType]);
  expect(page.body.toString()).toContain('<h1>Something broke on our side</h1>');
  expect(page.body.toString()).not.toContain('self.__next_f');
  const call = await site.ask('/api/sendEmail', { method: 'POST' });
  expect([call.status, JSON.parse(call.body.toString()).success]).toEqual([500, false]);
  const silent = await site.ask('/made?route');
  expect(silent.body.toString()).toContain('Something broke on our side');
});

test('answers 503 with a page that could not read the store, and asks to come again', async () => {
  const site = await run(async (_, response) => {
    noteStoreAway();
    response.setHeader('content-type', htmlType);
    response.end('<main>We cannot show this just now</main>');
  });
  const page = await site.ask('/made');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  expect(page.body.toString()).toContain('We cannot show this just now');
});

test('a page of our words for an empty answer may use its own styles', async () => {
  const site = await run(async (_, response) => {
    response.writeHead(500);
    response.end();
  });
  const css = 'p { color: red }';
  Object.assign(site.cache, { styles: new Set([sourceHash(css)]) });
  const rendering = jest
    .spyOn(processState, 'renderPage')
    .mockResolvedValue(`<title>Message</title><style>${css}</style><main></main>`);
  const { body, headers } = await site.ask('/made');
  rendering.mockRestore();
  expect(body.toString()).toContain(`<style>${css}</style><main>`);
  expect(headers['content-security-policy']).toContain(sourceHash(css));
});
