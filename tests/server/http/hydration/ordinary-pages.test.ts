import { describe, expect, test } from '@jest/globals';
import { htmlType, madePage, run, text } from '#tests/server/http/running';

describe('where pages go out as Next makes them', () => {
  const ordinary = {
    reason: 'a new Next',
    prerendered: true,
    has: (path: string) => path === '/new',
  };
  const nonceOf = (policy: unknown) =>
    /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1];

  test('a page of the build runs its scripts by a nonce of this answer, after our own', async () => {
    const site = await run(text(200, htmlType, madePage), { ordinary });
    const [one, two] = [await site.ask('/new'), await site.ask('/new')];
    const nonce = nonceOf(one.headers['content-security-policy']);
    expect(nonce).toHaveLength(24);
    expect(nonceOf(two.headers['content-security-policy'])).not.toBe(nonce);
    const page = one.body.toString();
    const scripts = page.match(/<script[^>]*>/g) ?? [];
    expect(scripts[0]).toBe('<script>');
    expect(scripts.slice(1).every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect((await site.ask('/new', { method: 'POST' })).status).toBe(405);
  });

  test('a page of the build is made anew for all: Next hears of no nonce that it would keep', async () => {
    const policies: unknown[] = [];
    const site = await run(
      async (request, response) => {
        policies.push(request.headers['content-security-policy']);
        response.writeHead(200, { 'content-type': htmlType });
        response.end(madePage);
      },
      { ordinary },
    );
    await site.ask('/new?from=mail');
    expect(policies).toEqual([undefined]);
  });

  test('a page made for one request gets its nonces from Next alone', async () => {
    let policy: unknown;
    const page = '<head></head><p>typed: <script>steal()</script></p>';
    const site = await run(
      async (request, response) => {
        policy = request.headers['content-security-policy'];
        response.writeHead(200, { 'content-type': htmlType });
        response.end(page);
      },
      { ordinary },
    );
    const { headers, body } = await site.ask('/made', {
      headers: { 'content-security-policy': "script-src 'nonce-mine'" },
    });
    expect(nonceOf(policy)).toBe(nonceOf(headers['content-security-policy']));
    expect(body.toString()).toContain('<script>steal()</script>');
  });
});
