import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  deferScripts,
  edit,
  elementsOf,
  firstViewEdits,
  isDeferred,
  joinStyles,
  type PageShell,
} from '#lib/platform/http/defer-scripts';
import { isElement, nodesOf, textOf } from '#tests/platform/http/page-nodes';

const page = (name: string) => readFileSync(join(__dirname, 'pages', `${name}.txt`), 'utf8');
const form = () => page('form').replace('<form ', '<form data-island="callback" ');
const files = ['/_next/static/islands/react.js', '/_next/static/islands/callback.js'];
const shell: PageShell = {
  head: 'window.hoa=1',
  css: (href) => `/*${href}*/a{b:c}`,
  islands: { callback: files, wizard: [] },
};
const scriptsOf = (html: string) =>
  nodesOf(html)
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'script');

test('leaves the head script and the list of files as the only scripts', () => {
  const [head, list, ...more] = scriptsOf(deferScripts(form(), shell));
  expect(head?.attrs).toEqual([]);
  expect(list?.attrs).toEqual([
    { name: 'id', value: '__islands' },
    { name: 'type', value: 'application/json' },
  ]);
  expect(JSON.parse(list ? textOf(list) : '')).toEqual({ callback: files });
  expect(more).toEqual([]);
});

test('keeps every byte of the body but the scripts, and names where its first view ends', () => {
  const body = (html: string) =>
    html.slice(html.indexOf('<body>'), html.indexOf('<site-notifications'));
  const html = deferScripts(page('form'), shell);
  expect(body(html)).toBe(body(page('form')));
  expect(html).toContain('<site-notifications id="first-view">');
});

test('puts stylesheets into the page and asks for nothing else', () => {
  const html = deferScripts(page('form'), shell);
  expect(html).toMatch(/<style>\/\*\/_next\/static\/chunks\/[^*]+\.css\*\/a\{b:c\}<\/style>/);
  expect(html).not.toMatch(/<link rel="(?:stylesheet|preload|preconnect)"/);
});

test('makes one sheet of the stylesheets of a page, in their order', () => {
  const second = '<link rel="stylesheet" href="/_next/static/chunks/second.css"/>';
  const two = page('form').replace(/<link rel="stylesheet"[^>]*>/, (first) => first + second);
  const html = joinStyles(deferScripts(two, shell));
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toMatch(/<style>[^<]+a\{b:c\}[^<]*second\.css[^<]*<\/style>/);
});

test('has the browser fetch neither the styles of another page nor the manifest before it paints', () => {
  const links =
    '<link rel="preload" href="/_next/static/chunks/other.css" as="style"/><link rel="manifest" href="/manifest.webmanifest"/>';
  const html = deferScripts(page('form').replace('</head>', `${links}</head>`), shell);
  expect(html).not.toContain('other.css');
  expect(html).not.toMatch(/<link[^>]* rel="manifest"/);
  expect(html).toContain('<meta name="manifest-later" content="/manifest.webmanifest">');
});

test('says of a Tamil page as a whole that it is Tamil, and of its English title that it is English', () => {
  const tamil = page('form').replace('<main>', '<main lang="ta">');
  const html = deferScripts(tamil, shell);
  expect(html).toMatch(/<html lang="ta"[> ]/);
  expect(html).toMatch(/<title lang="en-IN">[^<]/);
  expect(deferScripts(page('form'), shell)).toMatch(/<html lang="en-IN"[> ].*<title>/s);
});

test('names the character set within the first 1,024 bytes, whatever the length of the script', () => {
  const html = deferScripts(page('form'), { ...shell, head: ';'.repeat(5000) });
  expect(html.search(/<meta charSet/i)).toBeLessThan(1024);
});

test('leaves the list out of a page without islands', () => {
  expect(scriptsOf(deferScripts(page('plain'), shell))).toHaveLength(1);
});

test('throws on an island of which there are no files', () => {
  const unknown = page('form').replace('<form ', '<form data-island="unheard-of" ');
  expect(() => deferScripts(unknown, shell)).toThrow('no files of the island unheard-of');
});

test('keeps data for search engines', () => {
  expect(deferScripts(page('text'), shell)).toContain('<script type="application/ld+json">');
});

test('moves a page to another origin', () => {
  const origin = { from: 'http://localhost:3000', to: 'http://localhost:30001' };
  const html = deferScripts(page('text'), { ...shell, origin });
  expect(html).not.toMatch(/localhost:3000(?!1)/);
  expect(html).not.toContain('localhost:300011');
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

const named = (body: string) => {
  const html = `<!DOCTYPE html><html><head><title>HOA</title></head><body>${body}</body></html>`;
  return edit(html, firstViewEdits(elementsOf(html)));
};
const long = 'x'.repeat(30_000);

const hidden = '<template><p>Later</p></template><svg><g></g></svg><script>1</script>';

test.each([
  [
    'the end of a short page',
    '<header>HOA</header><main>One line.</main>',
    '<main id="first-view">One line.</main>',
  ],
  [
    'the first view of a long page alone',
    `<header>HOA</header><main><h1>Seen</h1><p>${long}</p></main>`,
    '<h1 id="first-view">Seen</h1>',
  ],
  [
    'no element that has a name',
    `<p>Seen</p><div id="own">Seen</div><p>${long}</p>`,
    '<p id="first-view">Seen</p><div id="own">',
  ],
  [
    'nothing that no browser finds, or that is taken out',
    `<p>Seen</p>${hidden}`,
    '<p id="first-view">Seen</p>',
  ],
])('the first paint waits for %s', (_, body, awaited) => {
  expect(named(body)).toContain(awaited);
});

test('lets a page begin at once whose first element is longer than a first view', () => {
  expect(named(`<main>${long}</main>`)).not.toContain('first-view');
});
