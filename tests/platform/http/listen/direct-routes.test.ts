import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { CallRequest } from '#lib/platform/http/intake/body';
import { type CallAnswer, jsonAnswer } from '#lib/platform/http/intake/reply';
import { processState } from '#lib/platform/values/process-state';
import { line, sharedSite, text } from '#tests/platform/http/running';

const path = '/api/sendEmail';
const json = { 'content-type': 'application/json' };
const site = sharedSite(text(200, 'text/plain', 'by Next'));
let asked: CallRequest[];
let answer: () => Promise<CallAnswer>;

beforeEach(() => {
  asked = [];
  answer = async () => jsonAnswer({ success: true }, []);
  const route = (request: CallRequest) => {
    asked.push(request);
    return answer();
  };
  processState.directRoutes = async () => new Map([[path, route]]);
});
afterAll(() => {
  delete processState.directRoutes;
});

const post = (body: string, headers: Record<string, string> = json, to = path) =>
  site.ask(to, {
    method: 'POST',
    body,
    headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
  });

test('a short post of a form is answered without Next, with the headers of every answer', async () => {
  const got = await post('{"name":"மீனா"}', { ...json, cookie: 'a=1', 'x-visitor-address': 'faked' });
  expect([got.status, got.body.toString()]).toEqual([200, '{"success":true}']);
  expect(got.headers['content-security-policy']).toContain("default-src 'self'");
  expect(got.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const [request] = asked;
  expect(String(request?.body)).toBe('{"name":"மீனா"}');
  expect(request?.headers.get('cookie')).toBe('a=1');
  expect(request?.headers.get('x-visitor-address')).toBe('127.0.0.1');
});

test('sends a refusal, each of its cookies and the way to another page as the route gives them', async () => {
  answer = async () => ({
    status: 303,
    headers: [
      ['location', '/received/contact'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
    body: '',
  });
  const form = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const { status, headers } = await post('name=Meena', form);
  expect([status, headers.location, headers['set-cookie']]).toEqual([
    303,
    '/received/contact',
    ['a=1', 'b=2'],
  ]);
});

test.each([
  ['of parts', 'x', { 'content-type': 'multipart/form-data; boundary=a' }, path],
  ['of another type', 'x', { 'content-type': 'text/plain' }, path],
  ['longer than a form', 'x'.repeat(64 * 1024 + 1), json, path],
  ['to another route', '{}', json, '/api/order'],
])('leaves a post %s to Next', async (_, body, headers, to) => {
  expect((await post(body, headers, to)).body.toString()).toBe('by Next');
  expect(asked).toEqual([]);
});

test('leaves a post of unknown length to Next', async () => {
  const got = await site.ask(path, {
    method: 'POST',
    body: '{}',
    headers: { ...json, 'transfer-encoding': 'chunked' },
  });
  expect(got.body.toString()).toBe('by Next');
});

test('asks nobody about a post whose sender has hung up', async () => {
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
  const sender = line(site, `${head}content-length: 20\r\n\r\n{"name"`);
  const [received] = (await once(site.server, 'request')) as [NodeJS.EventEmitter];
  sender.destroy();
  await new Promise((resolve) => received.once('close', resolve));
  expect(asked).toEqual([]);
});

test('says that something went wrong where a route fails, and nothing more', async () => {
  answer = () => Promise.reject(new Error('the password is 1234'));
  const got = await post('{}');
  expect(got.status).toBe(500);
  expect(got.body.toString()).not.toContain('1234');
});

test('a search is answered without Next, and what is asked beside it is not', async () => {
  processState.directRoutes = async () =>
    new Map([['/api/search', async ({ url }: CallRequest) => jsonAnswer({ url }, [])]]);
  const got = await site.ask('/api/search?q=gst');
  expect(JSON.parse(got.body.toString())).toEqual({ url: 'http://localhost/api/search?q=gst' });
  expect(got.headers['content-security-policy']).toContain("default-src 'self'");
  expect((await site.ask('/api/search?q=gst', { method: 'HEAD' })).body.length).toBe(0);
  expect((await site.ask('/api/health')).body.toString()).toBe('by Next');
});
