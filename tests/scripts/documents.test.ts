/** Two runs of one site differ in random values alone; a change of the site is reported. */
import { expect, test } from '@jest/globals';
import { bodyText, headerLines, htmlLines, withPlaceholders } from '#scripts/documents/recording';

test('equal random values become equal placeholders, known ones their name, words stay', () => {
  const token = 'aB3dE5fG7hI9jK1lM3nO5pQ7';
  const text = `HOA-1A2B-3C4 HOA-9Z8Y-7X6 HOA-1A2B-3C4 ${token} cart-panel-of-the-whole-page`;
  expect(withPlaceholders(text, new Map([[token, 'token of Asha']]))).toBe(
    '{random 1} {random 2} {random 1} {token of Asha} cart-panel-of-the-whole-page',
  );
  expect(withPlaceholders('http://localhost:3000/ http%3A%2F%2Flocalhost%3A4123')).toBe(
    'http://localhost:…/ http%3A%2F%2Flocalhost%3A…',
  );
});

test('a document is a tag a line, without builds, React and what is inside scripts', () => {
  const page = (hash: string, code: string) =>
    `<p>Fee<!-- -->s</p><script>self.__next_f.push(["${hash}"])</script>` +
    `<script>${code}</script><link href="/_next/static/islands/cart-panel-${hash}.js"/>`;
  const lines = htmlLines(page('AbCdEfGh1234', 'go()'));
  expect(lines).toBe(htmlLines(page('ZyXwVuTs9876', 'go()')));
  expect(lines).toContain('<p>Fees\n</p>');
  expect(lines).toContain('/_next/static/islands/cart-panel-*.js');
  expect(lines).not.toBe(htmlLines(page('AbCdEfGh1234', 'stop()')));
  const data = '<script id="__islands" type="application/json">{"a":1}</script>';
  expect(htmlLines(data)).toContain('{"a":1}');
});

test('headers are compared but for those of the moment; hashes of a policy are one', () => {
  const headers = {
    date: 'Tue, 01 Dec 2026 10:00:00 GMT',
    etag: '"1"',
    'content-security-policy': "script-src 'self' 'sha256-a=' 'sha256-b='",
    'set-cookie': ['b=1', 'a=2'],
  };
  expect(headerLines(headers).split('\n')).toEqual([
    "content-security-policy: script-src 'self' 'sha256-*'",
    'etag: *',
    'set-cookie: a=2',
    'set-cookie: b=1',
  ]);
});

test('other bytes of a file are another document', () => {
  const file = (text: string) => bodyText('image/png', Buffer.from(text), () => undefined);
  expect(file('one')).toBe(file('one'));
  expect(file('one')).not.toBe(file('two'));
});
