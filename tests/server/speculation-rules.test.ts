import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeCachedResponse } from '#lib/server/cached-response';
import {
  speculationRules,
  speculationRulesHeader,
  speculationRulesPath,
} from '#lib/server/speculation-rules';
import { type Running, runSite, text } from '#tests/server/running';

interface Pattern {
  test(address: string): boolean;
}
declare const URLPattern: new (pattern: string, base: string) => Pattern;

const pages = [
  '/',
  '/_not-found',
  '/about',
  '/coaching/course/4',
  '/job-hunt',
  '/received/callback',
  '/desk-frame',
  '/enquiry-frame',
  '/verify-frame',
  '/aiwebinar',
  '/aiwebinarPayment',
  '/payment-problem',
  '/problem',
];

interface Rules {
  readonly prefetch: readonly {
    readonly where: {
      readonly and: [{ href_matches: string[] }, { not: { href_matches: string } }];
    };
    readonly eagerness: string;
  }[];
}

/** As a browser reads them. */
function isPrefetched(address: string): boolean {
  const rules = JSON.parse(speculationRules(pages)) as Rules;
  const matches = (pattern: string) =>
    new URLPattern(pattern, 'https://hoa.example').test(`https://hoa.example${address}`);
  return rules.prefetch.some(({ where: { and } }) => {
    const [{ href_matches: wanted }, { not }] = and;
    return wanted.some(matches) && !matches(not.href_matches);
  });
}

test.each(['/', '/about', '/about#team', '/coaching/course/4', '/job-hunt'])(
  'a static page may be fetched before its link is followed: %s',
  (address) => expect(isPrefetched(address)).toBe(true),
);

test.each([
  '/desk',
  '/desk-frame',
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
])('what is made for one visitor is never fetched ahead: %s', (address) =>
  expect(isPrefetched(address)).toBe(false),
);

let site: Running;
beforeAll(async () => {
  site = await runSite(text(200, 'text/html', '<p>Made</p>'));
  const { headers, bodies } = site.cache.answers.get('/') as ReturnType<typeof makeCachedResponse>;
  const withRules = { ...headers, ...speculationRulesHeader };
  site.cache.answers.set('/', makeCachedResponse(200, withRules, bodies));
});
afterAll(() => {
  site.server.close();
});

test('a static page names the rules, also to who holds it already', async () => {
  const { headers } = await site.ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(headers['speculation-rules']).toBe(`"${speculationRulesPath}"`);
  expect(headers.vary).toBe('accept-encoding, save-data');
  const held = await site.ask('/', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([held.status, held.headers['speculation-rules']]).toEqual([
    304,
    `"${speculationRulesPath}"`,
  ]);
});

test('who spares data is offered nothing ahead, and caches keep the two apart', async () => {
  const { headers, body } = await site.ask('/', {
    headers: { 'accept-encoding': 'br', 'save-data': 'on' },
  });
  expect(headers['speculation-rules']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding, save-data');
  expect(Number(headers['content-length'])).toBe(body.length);
});

test('a page made for one visitor, a file and a missing page name no rules', async () => {
  for (const path of ['/made', '/a.png', '/nowhere']) {
    expect((await site.ask(path)).headers['speculation-rules']).toBeUndefined();
  }
});
