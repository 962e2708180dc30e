/** What is promised of every answer: read from the bytes that a built site serves, page by page. */
import { createHash } from 'node:crypto';
import { attribute, isElement, nodesOf, textOf } from '#lib/server/http/hydration/html-edit';
import { apiRoutes, routes } from '#lib/shared/addresses/routes';
import { expect, test } from '#tests/journeys/fixture';
import { sampledPages } from '#tests/journeys/pages';

test.describe.configure({ mode: 'parallel' });

/** Made from their address, or of one person: what a stranger is answered there. */
const made = [
  '/search?q=gst',
  '/quotation?modules=1,2,5',
  '/which-modules',
  '/verify',
  '/verify/HC-2026-AAAAAAA',
  '/desk/sign-in',
  `/desk/enter/${'x'.repeat(32)}`,
  `/enquiry/${'x'.repeat(32)}`,
  `/shortlist/${'x'.repeat(32)}`,
  `/stop-mails/${'x'.repeat(32)}`,
  '/no/such/page',
];

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What an element of these loads. */
const loading: Readonly<Record<string, string>> = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  object: 'data',
};

test('every page says what it may load, runs no other script, and loads nothing from elsewhere', async ({
  request,
}) => {
  test.setTimeout(120_000);
  expect(sampledPages.length).toBeGreaterThan(50);
  for (const path of [...sampledPages, ...made]) {
    const answer = await request.get(path, { headers: { origin: 'https://evil.example' } });
    const headers = answer.headers();
    const html = await answer.text();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect
      .soft(headers['referrer-policy'], path)
      .toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect.soft(headers, path).not.toHaveProperty('access-control-allow-origin');
    expect.soft(directive(policy, 'default-src'), path).toEqual(["'self'"]);
    expect.soft(directive(policy, 'frame-ancestors'), path).toEqual(["'none'"]);
    expect.soft(directive(policy, 'base-uri'), path).toEqual(["'none'"]);
    expect.soft(directive(policy, 'object-src'), path).toEqual(["'none'"]);
    const scripts = directive(policy, 'script-src');
    expect.soft(scripts.join(' '), path).not.toMatch(/unsafe|\*|data:|http:/);
    const elements = nodesOf(html).filter(isElement);
    for (const element of elements) {
      const name = element.tagName;
      const from = attribute(element, loading[name] ?? '');
      if (from) expect.soft(from, path).toMatch(/^(?:\/(?!\/)|data:|#)/);
      if (
        name === 'link' &&
        /stylesheet|preload|icon|manifest/.test(attribute(element, 'rel') ?? '')
      )
        expect.soft(attribute(element, 'href'), path).toMatch(/^\/(?!\/)/);
      // Data is not run.
      const runs = !/json|text\/plain|speculationrules/.test(attribute(element, 'type') ?? '');
      if (name === 'script' && !from && runs && textOf(element).trim() !== '')
        expect
          .soft(scripts, `${path}: ${textOf(element).slice(0, 60)}`)
          .toContain(hash(textOf(element)));
      if (name === 'style')
        expect.soft(directive(policy, 'style-src'), path).toContain(hash(textOf(element)));
      const handlers = element.attrs.map((each) => each.name).filter((each) => /^on/.test(each));
      expect.soft(handlers, path).toEqual([]);
    }
  }
});

test('no call is open to other sites, and what is no page or call of ours is not found', async ({
  request,
}) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const path of Object.values(apiRoutes)) {
    const asked = await request.fetch(path, { method: 'OPTIONS', headers });
    expect.soft([path, asked.status()]).toEqual([path, 405]);
    expect.soft(asked.headers(), path).not.toHaveProperty('access-control-allow-origin');
    expect.soft(asked.headers(), path).not.toHaveProperty('access-control-allow-methods');
  }
  for (const path of [
    '/.git/config',
    '/.env',
    '/.env.example',
    '/package.json',
    '/server.ts',
    '/_next/',
    '/_next/static/',
    '/fonts/',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/data/hoa.sqlite',
    '/api/',
  ]) {
    const answer = await request.get(path);
    expect.soft([path, answer.status()]).toEqual([path, 404]);
    expect.soft(await answer.text(), path).not.toMatch(/"dependencies"|\[core\]|SQLite format/);
  }
});

test('a look at any page gives a visitor no cookie, and asks nothing of another host', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (each) => {
    if (!each.url().startsWith(site.origin) && !each.url().startsWith('data:'))
      elsewhere.push(each.url());
  });
  for (const path of [routes.home, routes.contactUs, routes.jobHunt]) {
    await page.goto(path);
    await page.locator('main').click({ position: { x: 2, y: 2 } });
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
