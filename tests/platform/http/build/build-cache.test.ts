import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { keepCache, removeOldCaches } from '#lib/platform/http/cache/cache-files';
import { readStaticCache, replacePage } from '#lib/platform/http/cache/static-cache';
import { addressRules } from '#lib/start/address-rules';
import { buildStaticCache } from '#lib/start/build/build-cache';
import { rebaseUrls } from '#lib/start/build/next-build';

const origin = { from: 'http://localhost:3000', to: 'http://localhost:3100' };

/** A build as Next leaves it, with one form page, one page that changes, and a file of each kind. */
function smallBuild(): string {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const page = (name: string) =>
    readFileSync(join(__dirname, '../hydration/pages', `${name}.txt`), 'utf8');
  const files = {
    '.next/BUILD_ID': 'one',
    '.next/server/app/index.html': page('form'),
    '.next/server/app/now.html': page('plain'),
    '.next/server/app/robots.txt.body': `Sitemap: ${origin.from}/sitemap.xml`,
    '.next/server/app/robots.txt.meta': '{"headers":{"content-type":"text/plain"}}',
    '.next/static/chunks/a.css': '@font-face{src:url(../media/x.woff2)}'.repeat(4),
    '.next-previous/static/chunks/old.js': 'old()',
    'public/pictures/a.svg': '<svg/>',
    'app/fonts/anek-bold.woff2': 'wOF2',
    'app/fonts/anek-rupee.woff2': 'wOF2',
    'lib/browser/inline-script/main.ts': 'console.log(1 + 1);',
    'lib/desk/browser/polling.ts': 'console.log(2 + 2);',
    'lib/browser/older-browsers.ts': 'console.log(3 + 3);',
    '.next/prerender-manifest.json': JSON.stringify({
      routes: {
        '/': { initialRevalidateSeconds: false },
        '/now': { initialRevalidateSeconds: 60 },
        '/robots.txt': { initialRevalidateSeconds: false },
      },
      dynamicRoutes: { '/course/[no]': { fallback: false } },
      preview: { previewModeId: 'key' },
    }),
    '.next/routes-manifest.json': JSON.stringify({
      redirects: [{ regex: '^(.+)/$' }],
      staticRoutes: [{ page: '/', regex: '^/$' }],
      dynamicRoutes: [
        { page: '/course/[no]', regex: '^/course/([^/]+)$' },
        { page: '/made/[id]', regex: '^/made/([^/]+)$' },
      ],
    }),
  };
  for (const [name, cache] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), cache);
  }
  return root;
}

test('prepares every page and file of a build, of the previous one, and of public/', async () => {
  const root = smallBuild();
  const cache = await readStaticCache(
    await buildStaticCache({ root, origin }),
    'trial',
    addressRules,
  );
  const answer = (path: string) => cache.answers.get(path);
  const bytes = (path: string) => String(answer(path)?.bodies.identity.bytes());

  expect([...cache.answers.keys()].sort()).toEqual([
    '/',
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/old.js',
    '/desk/live.js',
    '/now',
    '/older-browsers.js',
    '/pictures/a.svg',
    '/robots.txt',
  ]);
  expect(answer('/')?.speculation?.prefetch).toContain('/(|now)');
  expect(answer('/robots.txt')?.speculation).toBeUndefined();
  expect(bytes('/')).toContain('<script>');
  expect(bytes('/')).not.toContain(origin.from);
  expect(bytes('/robots.txt')).toBe(`Sitemap: ${origin.to}/sitemap.xml`);
  expect(answer('/')?.headers['cache-control']).toContain('must-revalidate');
  expect(answer('/_next/static/chunks/old.js')?.headers['cache-control']).toContain('immutable');
  expect(answer('/pictures/a.svg')?.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  });
  expect(answer('/')?.bodies.br?.length).toBeLessThan(bytes('/').length);
  expect(cache.manifest.revalidated).toEqual(['/now']);
  expect(cache.manifest.dynamicRoutes).toEqual(['^(.+)/$', '^/made/([^/]+)$']);
});

test('prepares a build once for each origin', async () => {
  const root = smallBuild();
  const first = await buildStaticCache({ root, origin });
  expect(await buildStaticCache({ root, origin })).toBe(first);
  const other = { ...origin, to: 'http://localhost:3200' };
  expect(await buildStaticCache({ root, origin: other })).not.toBe(first);
});

test('a revalidated page replaces the former one, and keeps its headers', async () => {
  const root = smallBuild();
  const cache = await readStaticCache(
    await buildStaticCache({ root, origin }),
    'trial',
    addressRules,
  );
  const former = cache.answers.get('/now');
  const html = readFileSync(join(root, '.next/server/app/now.html'), 'utf8');
  await replacePage(cache, '/now', html.replace('</h1>', ' anew</h1>'));
  const made = cache.answers.get('/now');
  expect(String(made?.bodies.identity.bytes())).toContain(' anew</h1>');
  expect(made?.headers).toEqual({ ...former?.headers, etag: made?.etag });
});

test('keeps the islands that open pages of the builds before may ask for, and does not grow with every build', async () => {
  const root = smallBuild();
  mkdirSync(join(root, '.next/static/islands'));
  const fileOf = (build: number) => `/_next/static/islands/callback-${build}.js`;
  let held = new Map<string, unknown>();
  for (let build = 1; build <= 8; build += 1) {
    writeFileSync(join(root, '.next/BUILD_ID'), `build ${build}`);
    rmSync(join(root, `.next/static/islands/callback-${build - 1}.js`), { force: true });
    const file = join(root, `.next/static/islands/callback-${build}.js`);
    writeFileSync(file, `export const build = ${build};`.repeat(10));
    writeFileSync(join(root, '.next/islands.json'), JSON.stringify({ callback: [fileOf(build)] }));
    held = (await readStaticCache(await buildStaticCache({ root, origin }), 'trial', addressRules))
      .answers;
  }
  expect([8, 7, 6].every((build) => held.has(fileOf(build)))).toBe(true);
  expect([1, 2, 3].some((build) => held.has(fileOf(build)))).toBe(false);
});

test('a build with a script that the site does not know fails, and says which one on which page', async () => {
  const root = smallBuild();
  const file = join(root, '.next/server/app/now.html');
  const strange = readFileSync(file, 'utf8').replace('</body>', '<script>next17()</script></body>');
  writeFileSync(file, strange);
  const failure = await buildStaticCache({ root, origin }).catch((error: Error) => error);
  expect(failure).toMatchObject({
    message: expect.stringContaining('/now cannot be prepared'),
    cause: { message: expect.stringContaining('next17()') },
  });
});

test('a folder that a site starts on stays, however old it is; the oldest of the others go', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'caches-'));
  for (const [seconds, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    mkdirSync(join(parent, name));
    utimesSync(join(parent, name), 1_000 + seconds, 1_000 + seconds);
  }
  await keepCache(join(parent, 'a'));
  await removeOldCaches(parent, 3);
  expect(readdirSync(parent).sort()).toEqual(['a', 'd', 'e']);
});

test('makes addresses in a stylesheet are on their own', () => {
  const css = rebaseUrls(
    'a{src:url(../media/x.woff2)}b{src:url("./y.svg#z")}c{src:url(data:x)}d{src:url(/q)}e{src:url(#i)}',
    '/_next/static/chunks/a.css',
  );
  expect(css).toBe(
    'a{src:url(/_next/static/media/x.woff2)}b{src:url("/_next/static/chunks/y.svg#z")}c{src:url(data:x)}d{src:url(/q)}e{src:url(#i)}',
  );
});
