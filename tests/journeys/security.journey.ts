/** The headers are read from the bytes that a built site serves, page by page. */
import { createHash } from 'node:crypto';
import { apiRoutes, routes } from '#data/addresses/routes';
import { expect, test } from '#tests/journeys/fixture';
import { halves } from '#tests/journeys/pages';
import { attribute, isElement, nodesOf, textOf } from '#tests/platform/http/page-nodes';

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

/** Each violation is a sentence; none where all is as promised. */
function violationsIn(headers: Readonly<Record<string, string>>, html: string): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const scripts = directive(policy, 'script-src');
  const styles = directive(policy, 'style-src');
  const exact = {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': undefined,
  };
  const violations = Object.entries(exact).flatMap(([name, value]) =>
    headers[name] === value ? [] : [`${name}: ${headers[name]}`],
  );
  const closed = { 'default-src': "'self'", 'frame-ancestors': "'none'", 'base-uri': "'none'" };
  for (const [name, value] of Object.entries({ ...closed, 'object-src': "'none'" })) {
    const given = directive(policy, name).join(' ');
    if (given !== value) violations.push(`${name} ${given}`);
  }
  if (!/^(?:strict-origin-when-cross-origin|no-referrer)$/.test(headers['referrer-policy'] ?? ''))
    violations.push(`referrer-policy: ${headers['referrer-policy']}`);
  if (/unsafe|\*|data:|http:/.test(scripts.join(' '))) violations.push(`script-src ${scripts}`);
  for (const element of nodesOf(html).filter(isElement)) {
    const { tagName, attrs } = element;
    const said = (name: string) => attribute(element, name) ?? '';
    const rel = tagName === 'link' && /stylesheet|preload|icon|manifest/.test(said('rel'));
    const from = said(rel ? 'href' : (loading[tagName] ?? ''));
    if (from && !/^(?:\/(?!\/)|data:|#)/.test(from)) violations.push(`${tagName} loads ${from}`);
    const text = /^(?:script|style)$/.test(tagName) ? textOf(element) : '';
    // Data is not run.
    const isData = /json|text\/plain|speculationrules/.test(said('type'));
    const allowed = tagName === 'style' ? styles : scripts;
    if (text.trim() !== '' && !isData && !allowed.includes(hash(text)))
      violations.push(`${tagName} that no hash allows: ${text.slice(0, 60)}`);
    for (const { name } of attrs) if (/^on/.test(name)) violations.push(`${tagName} with ${name}`);
  }
  return violations;
}

for (const [half, paths] of halves.entries()) {
  test(`every page says what it may load, runs no other script, and loads nothing from elsewhere (${half + 1} of 2)`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    expect(paths.length).toBeGreaterThan(25);
    const violations: string[] = [];
    for (const path of half === 0 ? paths : [...paths, ...made]) {
      const answer = await request.get(path, { headers: { origin: 'https://evil.example' } });
      const found = violationsIn(answer.headers(), await answer.text());
      violations.push(...found.map((violation) => `${path}: ${violation}`));
    }
    expect(violations).toEqual([]);
  });
}

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
