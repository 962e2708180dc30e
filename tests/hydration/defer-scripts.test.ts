import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { deferScripts, isDeferred, type PageShell } from '#lib/hydration/server/defer-scripts';
import { isElement, nodesOf, textOf } from '#lib/hydration/server/html-edit';

/** Pages as Next built them, with a form, long texts, and neither. */
const page = (name: string) => readFileSync(join(__dirname, 'pages', `${name}.txt`), 'utf8');
const shell: PageShell = { head: 'window.hoa=1', css: (href) => `/*${href}*/a{b:c}` };
const scriptsOf = (html: string) =>
  nodesOf(html)
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'script');
const dataOf = (html: string) =>
  JSON.parse(
    scriptsOf(html)
      .map(textOf)
      .find((text) => text.startsWith('{"c"')) ?? 'null',
  );

test('leaves the head script and the data as the only scripts', () => {
  const scripts = scriptsOf(deferScripts(page('form'), shell));
  expect(scripts.map(({ attrs }) => attrs)).toEqual([
    [],
    [
      { name: 'id', value: '__hydration' },
      { name: 'type', value: 'application/json' },
    ],
  ]);
});

test('keeps every byte of the body but the scripts', () => {
  const body = (html: string) => html.slice(html.indexOf('<body>'), html.indexOf('<site-toasts>'));
  expect(body(deferScripts(page('form'), shell))).toBe(body(page('form')));
});

test('keeps chunks, bootstrap and flight data for the moment when they are wanted', () => {
  const data = dataOf(deferScripts(page('form'), shell));
  expect(data.c.length).toBeGreaterThan(4);
  expect(data.c.every((src: string) => src.startsWith('/_next/static/'))).toBe(true);
  expect(data.b[0].runtimeModuleIds).toHaveLength(1);
  expect(data.f[0]).toEqual([0]);
  expect(data.f[1][1]).toContain('LaterReady');
  expect(data.l[0][1]).toBe('next');
});

test('puts flight data aside where there is a place for it; the page names its chunks', () => {
  const kept: string[] = [];
  const html = deferScripts(page('form'), {
    ...shell,
    storeHydrationData: (data) => `/aside/${kept.push(data)}.json`,
  });
  expect(html).toContain(
    '<script id="__hydration" type="application/json" data-src="/aside/1.json">',
  );
  expect(Object.keys(dataOf(html))).toEqual(['c']);
  const aside = JSON.parse(kept[0] ?? '{}');
  expect(Object.keys(aside).sort()).toEqual(['b', 'f', 'l']);
  expect(aside.f[1][1]).toContain('LaterReady');
});

test('puts stylesheets into the page and asks for nothing else', () => {
  const html = deferScripts(page('form'), shell);
  expect(html).toMatch(/<style>\/\*\/_next\/static\/chunks\/[^*]+\.css\*\/a\{b:c\}<\/style>/);
  expect(html).not.toMatch(/<link rel="(?:stylesheet|preload|preconnect)"/);
});

test('has the browser fetch neither the styles of another page nor the manifest before it paints', () => {
  const links =
    '<link rel="preload" href="/_next/static/chunks/other.css" as="style"/><link rel="manifest" href="/manifest.webmanifest"/>';
  const html = deferScripts(page('form').replace('</head>', `${links}</head>`), shell);
  expect(html).not.toContain('other.css');
  expect(html).not.toMatch(/<link[^>]* rel="manifest"/);
  expect(html).toContain('<meta name="manifest-later" content="/manifest.webmanifest">');
});

test('names the character set within the first 1,024 bytes, whatever the length of the script', () => {
  const html = deferScripts(page('form'), { ...shell, head: ';'.repeat(5000) });
  expect(html.search(/<meta charSet/i)).toBeLessThan(1024);
});

test('leaves the data out of a page on which React owns nothing', () => {
  expect(dataOf(deferScripts(page('plain'), shell))).toBeNull();
});

test('keeps data for search engines', () => {
  expect(deferScripts(page('text'), shell)).toContain('<script type="application/ld+json">');
});

test('moves a page to another origin, and the lengths in its flight data with it', () => {
  const origin = { from: 'http://localhost:3000', to: 'http://localhost:30001' };
  const html = deferScripts(page('text'), { ...shell, origin });
  expect(html).not.toMatch(/localhost:3000(?!1)/);
  expect(html).not.toContain('localhost:300011');
  const flight = dataOf(html).f[1][1] as string;
  const bytes = Buffer.from(flight);
  const rows = [...flight.matchAll(/[0-9a-f]+:T([0-9a-f]+),/g)];
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const start = Buffer.byteLength(flight.slice(0, row.index + row[0].length));
    const after = bytes.toString('utf8', start + Number.parseInt(row[1] ?? '', 16)).slice(0, 40);
    expect(after).toMatch(/^[0-9a-f]*:/);
  }
});

test.each([
  ['a script that moves a late part into its place', '<script>$RC("B:0","S:0")</script>'],
  ['an inline script', '<script>alert(1)</script>'],
  ['a script of another house', '<script src="https://example.com/x.js"></script>'],
  ['a script of ours that Next did not write', '<script src="/x.js"></script>'],
])('throws on %s that it does not know', (_, script) => {
  const html = page('form').replace('</body>', `${script}</body>`);
  expect(() => deferScripts(html, shell)).toThrow(/^deferScripts: unknown/);
});

test('throws on what is not a whole page', () => {
  expect(() => deferScripts('<p>Hello</p>', shell)).toThrow('not a whole document');
  expect(() => deferScripts('<html><head></head><body></body></html>', shell)).toThrow('missing');
});

test('knows a page that has been through already', () => {
  expect(isDeferred(page('form'), shell)).toBe(false);
  expect(isDeferred(deferScripts(page('form'), shell), shell)).toBe(true);
});
