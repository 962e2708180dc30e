import { beforeAll, expect, test } from '@jest/globals';
import { makeCachedResponse } from '#lib/platform/http/cache/cached-response';
import { type Speculation, speculationFor } from '#lib/platform/http/headers/speculation-rules';
import { sharedSite, text } from '#tests/platform/http/running';

const pages = [
  '/',
  '/_not-found',
  '/about',
  '/coaching/course/4',
  '/job-hunt',
  '/received/callback',
  '/aiwebinar',
  '/aiwebinarPayment',
  '/payment-problem',
  '/problem',
];

interface Condition {
  readonly href_matches: string;
  readonly relative_to: 'document';
}
interface Rule {
  readonly where: Condition;
  readonly eagerness: string;
}
interface Rules {
  readonly prefetch: readonly Rule[];
  readonly prerender?: readonly Rule[];
}

/** As a browser reads it: a string of a header, an address that holds the rules, and those. */
async function readHeader(
  paths: readonly string[],
  ahead: keyof Speculation = 'prefetch',
): Promise<Rules> {
  const line = speculationFor(paths)?.[ahead] ?? '';
  expect(line).toMatch(/^"(?:[ !#-[\]-~]|\\["\\])*"$/);
  const answer = await fetch(line.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  return (await answer.json()) as Rules;
}

async function isPrefetched(address: string, paths = pages): Promise<boolean> {
  const { prefetch } = await readHeader(paths);
  return prefetch.some(({ where: { href_matches, relative_to } }) => {
    expect(relative_to).toBe('document');
    return new URLPattern(href_matches, 'https://hoa.example').test(
      `https://hoa.example${address}`,
    );
  });
}

test.each(['/', '/about', '/about#team', '/coaching/course/4', '/job-hunt'])(
  'a static page may be fetched before its link is followed: %s',
  async (address) => expect(await isPrefetched(address)).toBe(true),
);

test.each([
  '/desk',
  '/enquiry/token',
  '/verify/HOA-1',
  '/search?q=gst',
  '/search',
  '/quotation?modules=1',
  '/which-modules?goal=1',
  '/received/callback',
  '/thankyou?lang=en',
  '/aiwebinar',
  '/aiwebinarPayment',
  '/job-hunt?session=2026-11-24-tamil-english',
  '/about?x=1',
  '/api/webinars.ics',
  '/downloads/questions.pdf',
  '/stop-mails/token',
])('what is made for one visitor is never fetched ahead: %s', async (address) =>
  expect(await isPrefetched(address)).toBe(false),
);

test('names are taken as they are, numbers for each other', async () => {
  const odd = ['/a.b', '/c(d)', '/e|f', '/course/4', '/course/17'];
  for (const path of [...odd, '/course/5'])
    expect([path, await isPrefetched(path, odd)]).toEqual([path, true]);
  for (const path of ['/aXb', '/cd', '/e', '/course/x', '/course/4/pay', '/course/']) {
    expect([path, await isPrefetched(path, odd)]).toEqual([path, false]);
  }
});

test('many pages of one folder are one line, and files beside them none of it', async () => {
  const shelf = ['/tools/a', '/tools/b-2', '/tools/c'];
  for (const path of shelf) expect([path, await isPrefetched(path, shelf)]).toEqual([path, true]);
  for (const path of ['/tools', '/tools/', '/tools/a.xlsx', '/tools/a/b'])
    expect([path, await isPrefetched(path, shelf)]).toEqual([path, false]);
  const { prefetch } = await readHeader(shelf);
  expect(prefetch[0]?.where.href_matches).not.toContain('|');
});

test('without pages there are no rules', () => {
  expect(speculationFor(['/received/callback'])).toBeUndefined();
});

test('a computer renders the same pages as well, but none that takes along what is typed at the click', async () => {
  const [onPhone] = (await readHeader(pages)).prefetch;
  const { prefetch, prerender } = await readHeader(pages, 'prerender');
  const carries = { selector_matches: '[data-carry]' };
  expect(prerender).toEqual([
    { where: { and: [onPhone?.where, { not: carries }] }, eagerness: 'moderate' },
  ]);
  const query = { href_matches: '/*\\?(.+)', relative_to: 'document' };
  expect(prefetch).toEqual([{ where: { and: [carries, { not: query }] }, eagerness: 'moderate' }]);
});

const rules = speculationFor(pages);
const site = sharedSite(text(200, 'text/html', '<p>Made</p>'));
beforeAll(async () => {
  const { headers, bodies } = site.cache.answers.get('/') as ReturnType<typeof makeCachedResponse>;
  const { vary: _, ...own } = headers;
  site.cache.answers.set('/', makeCachedResponse(200, own, bodies, undefined, rules));
});

test('a static page names the rules, also to who holds it already', async () => {
  const { headers } = await site.ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(headers['speculation-rules']).toBe(rules?.prefetch);
  expect(headers.vary).toBe('accept-encoding, save-data, sec-ch-ua-mobile');
  const held = await site.ask('/', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([held.status, held.headers['speculation-rules']]).toEqual([304, rules?.prefetch]);
});

test.each([
  ['?0', 'prerender'],
  ['?1', 'prefetch'],
] as const)('a browser that says %s of being a phone is told to %s', async (mobile, ahead) => {
  const { headers } = await site.ask('/', { headers: { 'sec-ch-ua-mobile': mobile } });
  expect(headers['speculation-rules']).toBe(rules?.[ahead]);
});

test('who spares data is offered nothing ahead, and caches keep the two apart', async () => {
  const { headers, body } = await site.ask('/', {
    headers: { 'accept-encoding': 'br', 'save-data': 'on', 'sec-ch-ua-mobile': '?0' },
  });
  expect(headers['speculation-rules']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding, save-data, sec-ch-ua-mobile');
  expect(Number(headers['content-length'])).toBe(body.length);
});

test('a page made for one visitor, a file and a missing page name no rules', async () => {
  for (const path of ['/made', '/a.png', '/nowhere']) {
    expect((await site.ask(path)).headers['speculation-rules']).toBeUndefined();
  }
});
