import { expect, test } from '@jest/globals';
import { allowStyles, sourceHash } from '#lib/platform/http/headers/security-headers';
import { pageStyle, run } from '#tests/platform/http/running';

const [mine, other] = ['@media (width < 30rem){a{color:red}}', 'b{color:blue}'];
const known = new Set([sourceHash(mine), sourceHash(other)]);
const headers = {
  'content-security-policy': `script-src 'self' 'sha256-x'; style-src 'self'; img-src 'self'`,
};

test('a page’s policy allows the styles that are in it, and no others', () => {
  const { 'content-security-policy': policy } = allowStyles(
    headers,
    `<style>${mine}</style>`,
    known,
  );
  expect(policy).toBe(
    `script-src 'self' 'sha256-x'; style-src 'self' ${sourceHash(mine)}; img-src 'self'`,
  );
});

test('a style that is not the site’s is not allowed by standing in a page', () => {
  const { 'content-security-policy': policy } = allowStyles(headers, '<style>c{}</style>', known);
  expect(policy).not.toContain(sourceHash('c{}'));
});

test.each([
  ['GET', '/api/sendEmail', 405],
  ['PUT', '/', 405],
  ['POST', '/api/sendEmail', 500],
])(
  '%s %s is refused with a short head: a proxy takes a long one for a broken host',
  async (method, path, status) => {
    const site = await run(async () => {
      throw new Error('no');
    });
    const answer = await site.ask(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self'");
    expect(answer.headers['content-security-policy']).not.toContain(pageStyle);
  },
);

test('who is asked to retry later reads a short head, too', async () => {
  const site = await run(() => new Promise(() => undefined), { mostAtOnce: 1 });
  void site.ask('/api/sendEmail/callback', { method: 'POST' }).catch(() => undefined);
  const refused = await site.ask('/api/sendEmail', { method: 'POST' });
  expect(refused.status).toBe(503);
  expect(refused.headers['content-security-policy']).not.toContain(pageStyle);
  site.server.closeAllConnections();
});
