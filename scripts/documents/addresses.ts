/** Reads every address: what links lead to, with and without a desk's session; then what has to be refused. */
import { setTimeout as wait } from 'node:timers/promises';
import { deskCalls } from '#data/addresses/desk-routes';
import { apiRoutes, routes } from '#data/addresses/routes';
import type { Asked, Recording } from '#scripts/documents/recording';

/** The limit of addresses that differ only in numbers and queries. */
const mostAlike = 20;

const unread = 'The text of this file needs a moment longer.';

/** Made from their address, found by no link, or no page's. */
const extra = `
/search?q=gst /search?q= /search?q=zzzz /search?q=%3Cb%3E&page=2 /api/search?q=gst /api/search?q=a
/which-modules?goal=gst /which-modules?goal=gst&s=22101001 /which-modules?goal=no
/quotation?modules=1,2,5 /quotation?modules=99 /coaching/enquiry?modules=1,2 /compare?modules=1,2
/batches?mode=online /batches?language=Tamil&mode=no /batches/sample1 /batches/sample1.ics /batches/none
/library/test/1/result?q1=a&q2=b&q3=c /library/test/1/result /library/test/1/7 /library/test/18
/sitemap.xml /robots.txt /manifest.webmanifest /older-browsers.js /.well-known/security.txt /.well-known/did.json
/api/webinars.ics /metrics /api/health /api/desk/state /desk/live.js
/desk?q=sample /desk?kind=coaching /desk?who=me&state=new /desk?page=2 /desk/new?kind=coaching /desk/outcomes?by=week
/desk/payments?month=2026-12 /desk/payments.csv?month=2026-12 /desk/gstr1.zip?month=2026-12
/no-such-page /desk/no-such /desk/HOA-0000-000 /api/no-such /verify/none /shortlist/none /enquiry/none
/certification/course/18 /received/none /received/contact /contact-us. /contact-us/ /Contact-Us //jobs
/jobs?utm_source=x /a%2Fb /%E0%A4%A /search?q=${'a'.repeat(2100)}`
  .trim()
  .split(/\s+/);

const methods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'POST'];
const refused: readonly Asked[] = [
  { body: {}, as: 'empty form' },
  { body: '{}', as: 'empty JSON' },
  { body: '{', as: 'broken JSON' },
  { body: 'x', headers: { 'content-type': 'text/plain' }, as: 'text' },
  { body: {}, headers: { 'sec-fetch-site': 'cross-site' }, as: 'from elsewhere' },
  { body: { name: 'a'.repeat(300_000) }, as: 'too large' },
  { body: '{"action":"note","note":"x","version":99}', as: 'another version' },
];

/** `seeds`: addresses to begin with; `desk`: the cookies of a member. */
export async function readAddresses(
  recording: Recording,
  desk: Map<string, string>,
  seeds: readonly string[],
): Promise<void> {
  const given = [...seeds.filter((path) => !path.endsWith('frame')), ...extra];
  const forMember = (path: string) => /^\/(?:api\/)?(?:desk|verify)/.test(path);
  await follow(recording, given, { as: '' }, () => true);
  await follow(recording, given.filter(forMember), { jar: desk, as: 'desk' }, forMember);

  const addresses = [...Object.values(routes), ...Object.values(apiRoutes), ...extra];
  for (const path of addresses) for (const method of methods) await recording.ask(path, { method });

  const own = seeds.filter((path) => /^\/(?:enquiry|shortlist)\/[\w-]+$/.test(path));
  const calls = [...Object.values(apiRoutes), ...own.slice(-3).map((path) => `/api${path}`)];
  for (const call of calls) for (const asked of refused) await recording.ask(call, asked);

  const enquiries = seeds.filter((path) => /^\/desk\/(?:HOA|V|vacancies)/.test(path));
  for (const call of [...Object.values(deskCalls), ...enquiries.map((path) => `/api${path}`)]) {
    await recording.ask(call, { body: {}, as: 'signed out' });
    // An empty post does something there.
    if (call === deskCalls.next || call === deskCalls.signOut) continue;
    for (const asked of refused)
      await recording.ask(call, { ...asked, jar: desk, as: `desk, ${asked.as}` });
  }
}

/** Asks for the addresses, and for what they link to. */
async function follow(
  recording: Recording,
  given: readonly string[],
  asked: Asked,
  wanted: (path: string) => boolean,
): Promise<void> {
  const visited = new Set<string>();
  const alike = new Map<string, number>();
  const queue = [...given];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const shape = path.replace(/\?.*/, '?').replaceAll(/(?:HOA|V)-[\w-]+|\d+|\w{24,}/g, '#');
    const count = (alike.get(shape) ?? 0) + 1;
    if (visited.has(path) || (count > mostAlike && !given.includes(path))) continue;
    visited.add(path);
    alike.set(shape, count);
    // A resume is read after the first look at its enquiry.
    const ahead = () => recording.ask(path, { ...asked, as: false });
    if (asked.jar && path.startsWith('/desk/'))
      while ((await ahead()).body.includes(unread)) await wait(100);
    const { body } = await recording.ask(path, asked);
    for (const [, link, listed] of body.matchAll(
      /\b(?:href|src)="(\/[^"#]*)|<loc>http:\/\/[^/]+([^<]*)/g,
    )) {
      const next = (link ?? listed ?? '').replaceAll('&amp;', '&') || '/';
      // A query that leads to another query goes on for ever.
      const endless = path.includes('?') && next.includes('?');
      if (!endless && !next.startsWith('/_next/') && wanted(next)) queue.push(next);
    }
  }
}
