import { isDeepStrictEqual } from 'node:util';
import { routes } from '#data/addresses/routes';
import { onDay } from '#lib/platform/values/india';
import { listedPages } from '#lib/site/rules/listed-pages';
import { builtPages } from '#scripts/pages';
import { expect, test } from '#tests/journeys/fixture';
import { attribute, isElement, nodesOf, textOf } from '#tests/platform/http/page-nodes';
import { errorsIn } from '#tests/site/check-things';

type Thing = Readonly<Record<string, unknown>>;
type ServedHead = ReturnType<typeof headOf>;

const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

async function servedHead(address: string) {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return headOf(await answer.text());
}

function headOf(html: string) {
  const end = html.indexOf('</head>');
  const below = html.slice(end);
  if (/<meta |rel="canonical"/.test(below))
    throw new Error('a page speaks of itself below its head');
  // The page itself costs most of the reading.
  const elements = nodesOf(html.slice(0, end)).filter(isElement);
  const named = (tag: string, name: string, value: string, wanted: string) => {
    const found = elements.filter(
      (element) => element.tagName === tag && attribute(element, name) === value,
    );
    if (found.length > 1) throw new Error(`${found.length} times ${tag} ${name}=${value}`);
    return (found[0] && attribute(found[0], wanted)) ?? '';
  };
  const titles = elements.filter(({ tagName }) => tagName === 'title');
  const robots = elements
    .filter((element) => attribute(element, 'name') === 'robots')
    .map((element) => attribute(element, 'content'));
  return {
    title: titles.map(textOf).join(),
    description: named('meta', 'name', 'description', 'content'),
    canonical: named('link', 'rel', 'canonical', 'href'),
    indexed: !robots.some((content) => content?.includes('noindex')),
    card: named('meta', 'property', 'og:image', 'content'),
    cardText: named('meta', 'property', 'og:image:alt', 'content'),
    things: [...html.matchAll(jsonLd)].flatMap(
      ([, block = '']): Thing[] => JSON.parse(block)['@graph'],
    ),
    html,
  };
}

/** Made at each request, so no build lists them. */
const dynamic = [
  routes.thankYou,
  routes.hostedCheckout,
  routes.sandboxCheckout,
  routes.whichModules,
  routes.batches,
];
const paths = [...(await builtPages()), ...dynamic];
const courseCopy = /^\/(coaching|library)\/course\/(\d+)$/;

/** contract: R15, and what only a visitor's own way leads to. */
const hidden = (path: string) =>
  /^\/(countdown|popdes|floatingIcons|dashboard|icsCalendar|received\/.*|problem|payment-problem|aiwebinarPayment|thankyou|checkout|sandbox-checkout)$/.test(
    path,
  );

function typesAt(path: string): readonly string[] {
  if (hidden(path)) return [];
  if (path === routes.home) return ['Organization'];
  if (path === routes.certification) return ['BreadcrumbList', 'ItemList'];
  if (path.includes('/course/')) return ['Course', 'BreadcrumbList'];
  return path.includes('/blogs/') ? ['BlogPosting', 'BreadcrumbList'] : ['BreadcrumbList'];
}

/** Read once: the pages are many, and the same for each test. */
const heads = new Map<string, ServedHead>();

async function eachHead(origin: string): Promise<ReadonlyMap<string, ServedHead>> {
  const left = paths.filter((path) => !heads.has(path));
  const lane = async () => {
    for (let path = left.pop(); path; path = left.pop())
      heads.set(path, await servedHead(`${origin}${path}`));
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  return heads;
}

/** A step of the runner for each page takes longer than the page. */
function expectAlike(found: unknown, wanted: unknown, what: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect.soft(found, what).toEqual(wanted);
}

async function served(address: string, type: string): Promise<string> {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain(type);
  return answer.text();
}

test('every page has one headline and says its own address, and no other page its title or description', async ({
  site,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const [path, head] of await eachHead(site.origin)) {
    const { canonical, indexed, title, description, html } = head;
    const many = (tag: RegExp) => html.match(tag)?.length ?? 0;
    const original = path.replace(courseCopy, '/certification/course/$2');
    const found = {
      headlines: many(/<h1[ >]/g),
      mains: many(/<main[ >]/g),
      skips: html.includes('href="#main"'),
      card: html.includes('property="og:title" content="'),
      described: description.length > 20,
      canonical: new URL(canonical).href,
      indexed,
    };
    const wanted = {
      headlines: 1,
      mains: 1,
      skips: true,
      card: true,
      described: true,
      canonical: new URL(original, site.origin).href,
      indexed: !hidden(path),
    };
    expectAlike(found, wanted, path);
    if (!indexed || path !== original) continue;
    const namesakes = [titles.get(title), descriptions.get(description)];
    expectAlike(namesakes, [undefined, undefined], `${path} says the same as`);
    titles.set(title, path);
    descriptions.set(description, path);
  }
  const missing = headOf(await (await fetch(`${site.origin}/no-such-page`)).text());
  expect(missing).toMatchObject({ indexed: false, canonical: '', things: [] });
});

test('the sitemap lists every page that may be indexed, and no other', async ({ site }) => {
  const sitemap = await served(`${site.origin}/sitemap.xml`, 'application/xml');
  // Batches come and go with what other end-to-end tests enter.
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/\/batches\/./.test(address));
  const indexed = [...(await eachHead(site.origin))].filter(
    ([path, head]) => head.indexed && path === new URL(head.canonical).pathname,
  );
  expect(listed.sort()).toEqual(indexed.map(([, head]) => new URL(head.canonical).href).sort());
});

test('a date of change in the sitemap is the one that the page says, or that of the syllabi', async ({
  site,
}) => {
  const sitemap = await served(`${site.origin}/sitemap.xml`, 'application/xml');
  const pages = await eachHead(site.origin);
  for (const { path, updated } of listedPages) {
    const entry = new RegExp(`<loc>${site.origin}${path}</loc>(?:\\s*<lastmod>(.*?)</lastmod>)?`);
    expectAlike(entry.exec(sitemap)?.[1], updated, path);
    if (!updated || path.includes('/course/')) continue;
    expectAlike(pages.get(path)?.html.includes(onDay(updated)), true, `${path} says its date`);
  }
});

test('robots.txt names the sitemap and forbids nothing', async ({ site }) => {
  const robots = await served(`${site.origin}/robots.txt`, 'text/plain');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^disallow: *\S/im);
});

test('structured data is true to schema.org, and is on the pages it speaks of', async ({
  site,
}) => {
  for (const [path, head] of await eachHead(site.origin)) {
    const errors = head.things.flatMap((thing) => errorsIn(thing));
    const types = head.things.map((thing) => thing['@type']);
    expectAlike({ errors, types }, { errors: [], types: [...typesAt(path)] }, path);
    const trail = head.things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = (trail?.itemListElement ?? []) as readonly { item: string }[];
    if (trail) expectAlike(steps.at(-1)?.item, head.canonical, path);
  }
});

test('every page has a card of 1200 by 630 that any network may show', async ({ site }) => {
  const cards = new Map<string, string>();
  for (const [path, { card, cardText, title }] of await eachHead(site.origin)) {
    expectAlike(cardText, title, path);
    cards.set(card, path);
  }
  expect(cards.size).toBe(listedPages.length);
  for (const [card, path] of cards) {
    const answer = await fetch(card);
    const png = Buffer.from(await answer.arrayBuffer());
    const found = {
      type: answer.headers.get('content-type'),
      unchanged: answer.headers.get('cache-control')?.includes('max-age=3600'),
      for: answer.headers.get('cross-origin-resource-policy'),
      size: sizeOf(png),
      small: png.length < 60_000,
    };
    const wanted = {
      type: 'image/png',
      unchanged: true,
      for: 'cross-origin',
      size: [1200, 630],
      small: true,
    };
    expectAlike(found, wanted, path);
  }
});

test('the icons of tabs, home screens and the manifest are there, each in its size', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  // In the page itself: no browser has to ask for one.
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect(icon).toMatch(/^data:image\/png;base64,/);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const declared: readonly { src: string; sizes: string }[] = [
    ...manifest.icons,
    { src: '/apple-icon.png', sizes: '180x180' },
    { src: icon, sizes: '32x32' },
  ];
  const iconSizes = await page.evaluate(async (icons) => {
    const pictures = icons.map(({ src }) => Object.assign(new Image(), { src }));
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}x${naturalHeight}`);
  }, declared);
  expect(iconSizes).toEqual(declared.map(({ sizes }) => sizes));
  await served(new URL('/favicon.ico', page.url()).href, 'image/x-icon');
});

/** Width and height of a PNG are in its first chunk. */
function sizeOf(png: Buffer): number[] {
  expectAlike(png.toString('latin1', 1, 4), 'PNG', 'what a picture begins with');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
