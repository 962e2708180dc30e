import { expect, test } from '@jest/globals';
import { speculationRules } from '#lib/server/speculation-rules';

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
