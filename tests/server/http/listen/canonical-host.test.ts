import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { canonicalAddress } from '#lib/server/http/listen/request-target';

const origin = 'https://hoa.example';

function ask(host: string, url = '/jobs?q=1', method = 'GET') {
  return canonicalAddress(
    Object.assign(new IncomingMessage(new Socket()), { method, url, headers: { host } }),
    origin,
  );
}

test.each(['www.hoa.example', 'HOA.example.org', 'old-name.example:443'])(
  'who comes by %s is led to the same page of the site’s own name',
  (host) => {
    expect(ask(host)).toBe('https://hoa.example/jobs?q=1');
  },
);

test.each([
  'hoa.example',
  'HOA.EXAMPLE',
  'hoa.example:443',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:1',
])('who comes by %s stays', (host) => {
  expect(ask(host)).toBeUndefined();
});

test('nobody is led to another site, and no form is sent twice', () => {
  expect(ask('www.hoa.example', '//evil.example/x')).toBe('https://hoa.example/evil.example/x');
  expect(ask('www.hoa.example', '/api/sendEmail', 'POST')).toBeUndefined();
});
