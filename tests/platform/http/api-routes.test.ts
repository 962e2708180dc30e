import { expect, test } from '@jest/globals';
import { sharedSite, text } from '#tests/platform/http/running';

const site = sharedSite(text(200, 'application/json', '{"from":"Next"}'));

const envelope = (message: string) => ({ success: false, message, msg: message });

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s of a form call', async (method) => {
  const { status, headers, body } = await site.ask('/api/sendEmail', { method });
  expect([status, headers.allow]).toEqual([405, 'POST']);
  expect(JSON.parse(body.toString())).toEqual(envelope('Method not allowed'));
  expect(headers['cache-control']).toBe('no-store');
});

test('refuses to post to what is only read', async () => {
  const { status, headers } = await site.ask('/api/health', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['GET', 'POST', 'PUT'])('knows no other call, by %s', async (method) => {
  for (const path of ['/api/unknown', '/api/', '/api', '/api/sendEmail/', '/api/constructor']) {
    const { status, body } = await site.ask(path, { method });
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual(envelope('Not found'));
  }
});

test('passes a call on that is asked as it should be', async () => {
  const { status, headers, body } = await site.ask('/api/sendEmail?x=1', { method: 'POST' });
  expect([status, body.toString()]).toEqual([200, '{"from":"Next"}']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
