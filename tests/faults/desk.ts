/** Visitors write text that is hostile to the people at the desk: shown on every page of it in a browser, none acts. */

import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { routes } from '#data/addresses/routes';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { openBrowser } from '#scripts/browser';
import { type OpenDesk, signInAs } from '#scripts/open-desk';
import { freePort } from '#scripts/serve-copy';
import { type FaultTest, finding } from '#tests/faults/fault-test';
import { restartableSite } from '#tests/faults/restartable-site';
import { enquiryOf, eventOf } from '#tests/platform/db/enquiry-samples';
import { fileOf, mailOf } from '#tests/platform/db/samples';
import { prng } from '#tests/setup/prng';

/** A visitor or a colleague can have written so many texts of one enquiry. */
const valuesEach = 20;
const session = '2026-11-26-tamil-english';

export const desk: FaultTest = async function* (size) {
  const values = size === 'long' ? 10_000 : 200;
  const seed = Date.now() % 1_000_000;
  const site = await restartableSite({ PORT: String(await freePort()) });
  await site.start();
  const store = await openStore({ dataDir: site.dataDir });
  const references = await fill(store, values / valuesEach, prng(seed));
  const browser = await openBrowser();
  const paths = pathsOf(references);
  const cookie = await signInAs(site, 'operations@localhost');
  const problems = await walk(browser, site.origin, cookie, paths);
  await browser.close();
  await store.close();
  await site.stop();
  yield finding(
    problems.length === 0,
    `${values} hostile values on ${paths.length} pages of the desk (seed ${seed}): ${problems.length} acted ${problems.slice(0, 5).join(' | ')}`,
  );
};

async function fill(store: Store, enquiries: number, roll: () => number) {
  const text = () => hostileText(roll);
  const references: string[] = [];
  for (let at = 0; at < enquiries; at += 1) {
    const submission = enquiryOf({
      kind: at % 3 === 0 ? 'webinar-free' : 'application',
      receivedAt: Date.now() - at * 60_000,
      name: text(),
      email: text().toLowerCase(),
      phone: text(),
      transcript: Array.from({ length: 12 }, (_, nth) => ({
        name: `field-${nth}`,
        label: text(),
        value: text(),
      })),
      ...(at % 3 === 0 && { session }),
      ...(at % 7 === 3 && { suspicion: text() }),
    });
    const { reference } = submission.enquiry;
    const file = fileOf(Buffer.from(text()), { name: text(), type: text() });
    await store.recordSubmission(submission, [mailOf({ to: text(), subject: text() })], file);
    const by = { kind: 'member', address: 'operations@localhost', name: text() } as const;
    await store.changeEnquiry({
      id: submission.id,
      version: 1,
      change: {
        preference: { time: text(), language: text() },
        touchedAt: Date.now(),
        ...(at % 5 === 4 && { state: 'done', outcome: 'answered', doneAt: Date.now() }),
      },
      event: eventOf({ id: randomUUID(), at: Date.now(), by, detail: { note: text() } }),
    });
    references.push(reference);
  }
  for (const each of await store.claimDue('prove', 100, Date.now() + 1)) {
    await store.markDeadLetter(each, text(), Date.now());
  }
  return references;
}

const pathsOf = (references: readonly string[]) => [
  ...Array.from({ length: Math.ceil(references.length / 50) }, (_, at) => [
    `${routes.desk}?page=${at + 1}`,
    `${routes.deskDone}?page=${at + 1}`,
    `${routes.deskSuspicious}?page=${at + 1}`,
  ]).flat(),
  routes.deskMails,
  routes.deskNumbers,
  routes.deskSessions,
  `${routes.deskSessions}/${session}`,
  `${routes.desk}?q=${encodeURIComponent('<img src=x onerror=document.title=1>"\'')}`,
  ...references.map((reference) => `${routes.desk}/${reference}`),
];

async function walk(
  browser: Browser,
  origin: string,
  cookie: OpenDesk['cookie'],
  paths: readonly string[],
) {
  const context = await browser.newContext();
  await context.addCookies([{ ...cookie, url: origin }]);
  const page = await context.newPage();
  const problems: string[] = [];
  let at = '';
  const note = (what: string) => problems.push(`${at}: ${what}`);
  page.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (line) => line.type() === 'error' && note(line.text()));
  page.on('pageerror', (error) => note(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      note(`asked ${request.url()}`);
  });
  for (at of paths) {
    const answer = await page.goto(origin + at);
    if (answer?.status() !== 200) note(`status ${answer?.status()}`);
    for (const found of await page.evaluate(foreignParts)) note(found);
    if (new URL(page.url()).pathname !== new URL(origin + at).pathname) note('led elsewhere');
  }
  return problems;
}

/** In the page: anything that is not ours, or that leads where no page of ours leads. */
function foreignParts(): string[] {
  const found: string[] = [];
  const whole = document.documentElement;
  if (document.querySelectorAll('script').length !== 2) found.push('a script of somebody else');
  for (const element of document.querySelectorAll(
    'x-hostile, iframe, object, embed, img, base, math',
  ))
    found.push(`<${element.tagName}>`);
  for (const element of whole.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // Ours: a paragraph is set a hair closer while its typeface comes (lib/browser/inline-script/typeface.ts).
      if (name === 'style' && /^(letter-spacing: -?[\d.]+em;)?$/.test(value)) continue;
      if (/^on|^style$|^srcdoc$/.test(name)) found.push(`${element.tagName} ${name} ${value}`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const ours = link.origin === location.origin;
    const way = ['tel:', 'mailto:'].includes(link.protocol) || link.origin === 'https://wa.me';
    if (!ours && !way) found.push(`link ${link.href}`);
  }
  return found;
}

/** Texts that would act where a page, a link, a table or a header took them for more than text. */
const ways = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><x-hostile onclick=alert(1)>",
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</select></option><x-hostile>',
  '<!--><x-hostile>-->',
  ']]><x-hostile>',
  'javascript:alert(1)',
  ' \tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/steal',
  '//evil.example',
  '=HYPERLINK("https://evil.example")',
  '@SUM(1+1)*cmd|calc',
  '{{constructor.constructor("alert(1)")()}}',
  '$' + '{alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'a@example.com?bcc=evil@example.com&subject=x',
  'x\r\nBcc: evil@example.com\r\n\r\n<x-hostile>',
  '+91 98765<x-hostile>43210',
  '\u202egnp.exe\u202c',
  '\u0000\u0007\u001b[31m',
  '<base href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><input name=x>',
  '<style>*{display:none}</style>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext><x-hostile></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
] as const;

/** One of them, alone, doubled, in the middle of a word, or very long. */
function hostileText(roll: () => number): string {
  const pick = () => ways[Math.floor(roll() * ways.length)] ?? ways[0];
  const shape = Math.floor(roll() * 5);
  if (shape === 0) return pick() + pick();
  if (shape === 1) return `Asha ${pick()} Kumar`;
  if (shape === 2) return pick().repeat(1 + Math.floor(roll() * 20));
  if (shape === 3) return pick().toUpperCase();
  return pick();
}
