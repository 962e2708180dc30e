import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { POST as call } from '#app/api/desk/[reference]/route';
import { POST as addBatch } from '#app/api/desk/batches/route';
import { POST as many } from '#app/api/desk/many/route';
import { POST as enterByHand } from '#app/api/desk/new/route';
import { POST as changeSession } from '#app/api/desk/sessions/[id]/route';
import { POST as changeTemplate } from '#app/api/desk/templates/route';
import { GET as enquiry } from '#app/desk/[reference]/route';
import { GET as batches } from '#app/desk/batches/route';
import { GET as newPage } from '#app/desk/new/route';
import { GET as list } from '#app/desk/route';
import { GET as session } from '#app/desk/sessions/[id]/route';
import { GET as templates } from '#app/desk/templates/route';
import { GET as undated } from '#app/desk/undated/route';
import { securityHeaders, sourceHash } from '#lib/platform/http/headers/security-headers';
import { listForEachTest, postAction } from '#tests/desk/desk-samples';
import { newBrowser, signedInBrowser } from '#tests/desk/desk-site';

let reference: string;
const { desk, add } = listForEachTest();
beforeEach(async () => {
  reference = await add('Asha');
});

type Browser = ReturnType<typeof newBrowser>;
const post = (browser: Browser, fields: Record<string, string>) =>
  postAction(browser, reference, fields);
const page = (browser: Browser) => browser.read(enquiry, `/desk/${reference}`, { reference });

/** The cookies of one who was signed out meanwhile, after another sign-in. */
async function signInAgain(browser: Browser) {
  for (const [name, value] of (await signedInBrowser(desk())).jar) browser.jar.set(name, value);
}

/** Letters that follow no language: packed, they are hardly shorter. */
const unpackable = (length: number) =>
  Array.from({ length }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919 * (at + 13)) % 20_000)),
  ).join('');

const note = 'Wants <b>evenings</b>\nமாலை வகுப்புகள் & weekends';

test('what was typed when the session had ended is in its form after the sign-in, until it is saved', async () => {
  const browser = newBrowser();
  const answer = await post(browser, { action: 'close', outcome: 'placed', note, version: '1' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/desk/sign-in?to=%2Fdesk%2F${reference}`,
  ]);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^desk-typed=[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain('evenings');
  await signInAgain(browser);
  const html = await page(browser);
  expect(html).toContain('You were signed out before this was saved');
  expect(html).toContain('மாலை வகுப்புகள் &amp; weekends</textarea>');
  expect(html).toContain('Wants &lt;b&gt;evenings');
  expect(html).toMatch(/value="placed"[^>]*checked|checked[^>]*value="placed"/);
  expect(await page(browser)).toContain('You were signed out before this was saved');
  const stored = await post(browser, { action: 'close', outcome: 'placed', note, version: '1' });
  expect(stored.headers.get('location')).toBe(`/desk/${reference}`);
  expect(browser.jar.has('desk-typed')).toBe(false);
  expect(await page(browser)).not.toContain('You were signed out');
});

test('two thousand characters of any language fit, and a text that is hardly one is cut, never refused', async () => {
  const tamil = 'வணக்கம், உங்கள் அழைப்பை எதிர்பார்க்கிறேன். '.repeat(60).slice(0, 2000).trim();
  for (const [typed, whole] of [
    [tamil, true],
    [unpackable(2000), false],
  ] as const) {
    const browser = newBrowser();
    await post(browser, { action: 'note', note: typed, version: '1' });
    expect(browser.jar.get('desk-typed')?.length).toBeLessThan(4000);
    await signInAgain(browser);
    const html = await page(browser);
    expect(html.includes(`${typed}</textarea>`)).toBe(whole);
    expect(html).toContain(typed.slice(0, 500));
  }
});

test('the answer that keeps it has a head of 4 KB at most, with the longest list to come back to', async () => {
  const sift = `?q=${'%22'.repeat(60)}`;
  const browser = newBrowser();
  const fields = { action: 'close', note: unpackable(2000), sift, list: 'open' };
  const answer = await browser.post(many, '/api/desk/many', fields);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie.length).toBeGreaterThan(2_000);
  const common = securityHeaders('public', { scripts: [sourceHash('a')] })('/api/desk/many');
  const head = {
    ...common,
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    ...Object.fromEntries(answer.headers),
    'set-cookie': `__Host-${cookie}; Secure`,
    vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
    'x-request-id': randomUUID(),
    date: new Date(0).toUTCString(),
    connection: 'keep-alive',
    'keep-alive': 'timeout=65',
    'transfer-encoding': 'chunked',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(['HTTP/1.1 303 See Other\r\n', ...lines, '\r\n'].join('').length).toBeLessThan(4_096);
});

test('a list filtered by more than a sign-in leads back to is led to it all the same', async () => {
  const asked = await newBrowser().ask(list, `/desk?q=${'%22'.repeat(600)}`);
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/desk/sign-in?to=%2Fdesk']);
});

test('a stranger’s endless action or address is led to the sign-in like any other post', async () => {
  const named = newBrowser();
  const answer = await post(named, { action: unpackable(6000), note, version: '1' });
  expect(answer.status).toBe(303);
  expect(named.jar.get('desk-typed')?.length).toBeLessThan(4000);
  const place = newBrowser();
  const params = { reference: 'x'.repeat(9000) };
  const elsewhere = await place.post(call, `/api/desk/${params.reference}`, { note }, params);
  expect([elsewhere.status, [...place.jar.keys()]]).toEqual([303, []]);
});

const sessionId = '2026-11-26-tamil-english';
const byHand = { kind: 'coaching', name: 'Asha <b>', source: 'walk-in', told: 'yes' };
const handShown = ['"coaching" selected', '"Asha &lt;b&gt;"', '"walk-in" selected'];
const template = { action: 'save', title: 'Evening call', body: 'வணக்கம் {name}' };
const plan = { starts: '2026-12-01', from: '18:00', trainer: 'Trainer Sample' };
const link = 'https://meet.example.com/gst-1';
test.each([
  ['new', enterByHand, newPage, byHand, handShown],
  ['templates', changeTemplate, templates, template, ['வணக்கம் {name}</textarea>']],
  ['batches', addBatch, batches, plan, Object.values(plan).map((value) => `value="${value}"`)],
  [`sessions/${sessionId}`, changeSession, session, { link }, [`value="${link}"`]],
] as const)(
  'what was typed at /desk/%s waits with all of its fields',
  async (path, send, page, typed, shown) => {
    const browser = newBrowser();
    const posted = await browser.post(send, `/api/desk/${path}`, typed, { id: sessionId });
    const to = new URLSearchParams({ to: `/desk/${path}` });
    expect(posted.headers.get('location')).toBe(`/desk/sign-in?${to}`);
    await signInAgain(browser);
    const html = await browser.read(page, `/desk/${path}`, { id: sessionId });
    expect(html).toContain('You were signed out before this was saved');
    for (const stored of shown) expect(html).toContain(stored);
  },
);

test('rows that were ticked are ticked again, in the list as it was filtered, until it is done', async () => {
  const browser = newBrowser();
  const fields = { action: 'close', outcome: 'duplicate', sift: '?who=nobody', list: 'open' };
  const ticked = { ...fields, enquiry: `${reference}:1` };
  const answer = await browser.post(many, '/api/desk/many', ticked);
  expect(answer.headers.get('location')).toBe('/desk/sign-in?to=%2Fdesk%3Fwho%3Dnobody');
  await signInAgain(browser);
  const html = await browser.read(list, '/desk?who=nobody');
  const box = new RegExp(`<input[^>]*value="${reference}:1"[^>]*>`).exec(html)?.[0];
  expect(box).toContain('checked=""');
  expect(html).toMatch(/<details class="many" open/);
  expect(html).toMatch(/<option value="duplicate" selected/);
  expect(html).toContain('You were signed out before this was saved');
  await browser.post(many, '/api/desk/many', ticked);
  expect(browser.jar.has('desk-typed')).toBe(false);

  const other = newBrowser();
  await other.post(many, '/api/desk/many', { action: 'take', list: 'undated', all: 'yes' });
  await signInAgain(other);
  expect(await other.read(undated, '/desk/undated')).toContain('ticked is below');
});

test('what waits for one page is not forgotten by what is done on another', async () => {
  const browser = newBrowser();
  await browser.post(enterByHand, '/api/desk/new', { name: 'Asha' });
  await signInAgain(browser);
  await post(browser, { action: 'take', version: '1' });
  expect(browser.jar.has('desk-typed')).toBe(true);
});

test('a post without text keeps nothing; a broken or foreign cookie shows nothing', async () => {
  const bare = newBrowser();
  await post(bare, { action: 'take', version: '1' });
  expect([...bare.jar.keys()]).toEqual([]);
  const browser = await signedInBrowser(desk());
  for (const value of ['x', 'a'.repeat(200), '']) {
    browser.jar.set('desk-typed', value);
    expect(await page(browser)).not.toContain('You were signed out');
  }
  // That of another enquiry.
  const elsewhere = newBrowser();
  await post(elsewhere, { action: 'note', note, version: '1' });
  await signInAgain(elsewhere);
  const params = { reference: await add('Ravi') };
  const html = await elsewhere.read(enquiry, `/desk/${params.reference}`, params);
  expect(html).not.toContain('You were signed out');
});

test('a script reads 401 as before, and is given no cookie', async () => {
  const browser = newBrowser();
  const typed = { action: 'note', note, version: 1 };
  const answer = await browser.send(call, `/api/desk/${reference}`, typed, { reference });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
