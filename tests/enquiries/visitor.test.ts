import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { POST } from '#app/api/enquiry/[token]/route';
import { act } from '#lib/enquiries/act';
import { contact } from '#lib/forms/contact/form';
import { receive } from '#lib/intake/receive';
import { site } from '#lib/site';
import { readMirror } from '#lib/store/erasure-mirror';
import { GET } from '#pages/enquiry/[token]/route';
import { noon, openTrial, type Trial } from '#tests/enquiries/enquiry-harness';
import { json } from '#tests/enquiries/posts';

const hour = 60 * 60 * 1000;
const typed = {
  name: 'Asha Kumari',
  email: 'asha@example.com',
  phone: '+91 98400 12345',
  message: 'When does the GST batch start?',
};

let trial: Trial;
let token: string;
let reference: string;
beforeEach(async () => {
  trial = await openTrial();
  const said = await (await receive(contact)(json(typed))).json();
  reference = said.reference;
  token = said.enquiry.split('/').at(-1);
});
afterEach(() => trial.close());

const params = (value = token) => ({ params: Promise.resolve({ token: value }) });
const url = 'http://localhost:3000/api/enquiry/x';
const change = (fields: object, to = token) =>
  POST(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    }),
    params(to),
  );
const plainly = (fields: Record<string, string>, to = token) =>
  POST(
    new Request(url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', origin: 'null', accept: 'text/html' },
      body: new URLSearchParams(fields),
    }),
    params(to),
  );
const page = async (to = token) => GET(new Request('http://localhost:3000/enquiry/x'), params(to));
const found = () => site().store.findEnquiry(reference);

describe('the page', () => {
  test('shows reference, dates and state, and nothing that was typed', async () => {
    const response = await page();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    for (const text of [
      reference,
      'message',
      'Fri 20 Nov 2026, 12:00 PM',
      'Tue 24 Nov 2026, 6:00 PM',
      'Received',
      '•••• ••••45',
      'a••••@e••••.com',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/Asha|asha@|98400|12345|GST batch|<script/);
  });

  test('tells each state in plain words, and no note of anybody', async () => {
    const does = async (action: Parameters<typeof act>[4]) => {
      const version = (await found())?.version ?? 0;
      await act(
        site(),
        { address: 'm@hoa.example', name: 'Meena Sample' },
        reference,
        version,
        action,
      );
    };
    await does({ name: 'no-answer', again: noon + 4 * hour, note: 'Secret one' });
    expect(await (await page()).text()).toContain('We tried to reach you');
    await does({ name: 'spoke', note: 'Secret two' });
    expect(await (await page()).text()).toContain('In conversation');
    await does({ name: 'close', outcome: 'enrolled' });
    const html = await (await page()).text();
    expect(html).toContain('Closed');
    expect(html).toContain('Meena called and did not reach you.');
    expect(html).not.toMatch(/Secret|Sample</);
  });

  test('says so when the promise was missed', async () => {
    trial.passTime(5 * 24 * hour);
    expect(await (await page()).text()).toContain('We are late, and we are sorry');
  });

  test('looks alike for unknown, broken and erased links', async () => {
    const known = token;
    await change({ action: 'withdraw', confirm: 'yes' });
    const texts = new Set<string>();
    for (const each of [known, 'x'.repeat(32), known.slice(1), '../desk', 'é']) {
      const response = await page(each);
      expect(response.status).toBe(404);
      texts.add(await response.text());
    }
    expect(texts.size).toBe(1);
  });
});

describe('a change', () => {
  test('of the wish is kept, is in the history, and is mailed to staff', async () => {
    const response = await change({ action: 'wish', time: 'evening', language: 'Tamil' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, reference });
    expect(await found()).toMatchObject({
      wish: { time: 'evening', language: 'Tamil' },
      version: 1,
    });
    const mail = (await trial.staffMails()).find(({ text }) => text?.includes('Would like'));
    expect(mail?.subject).toBe(`[contact] Asha Kumari (${reference})`);
    expect(mail?.text).toContain('in the evening, in Tamil');
    expect(mail?.replyTo).toMatchObject([{ address: 'asha@example.com' }]);
    expect(await (await page()).text()).toMatch(
      /value="evening"[^>]*checked|checked[^>]*value="evening"/,
    );
  });

  test('of the phone follows the rule of the form; the old one stays in the history', async () => {
    expect((await change({ action: 'phone', phone: 'call me' })).status).toBe(422);
    expect((await change({ action: 'phone', phone: '+91 90000 54321' })).status).toBe(200);
    expect(await found()).toMatchObject({ phone: '+91 90000 54321' });
    const events = await site().store.listEvents((await found())?.id ?? '');
    expect(events.at(-1)).toMatchObject({
      action: 'phone',
      by: { kind: 'visitor' },
      detail: { phone: '+91 90000 54321', before: '+91 98400 12345' },
    });
  });

  test('past the fifth of a day is kept without a mail', async () => {
    for (let at = 1; at <= 6; at += 1) await change({ action: 'note', note: `Note ${at}` });
    const adds = (await trial.staffMails()).filter(({ text }) => text?.startsWith('Adds: '));
    expect(adds).toHaveLength(5);
    expect(await site().store.listEvents((await found())?.id ?? '')).toHaveLength(7);
    trial.passTime(24 * hour);
    await change({ action: 'note', note: 'The next day' });
    expect(
      (await trial.staffMails()).filter(({ text }) => text?.startsWith('Adds: ')),
    ).toHaveLength(6);
  });

  test.each([
    [{ action: 'note', note: 'x'.repeat(501) }, 'note'],
    [{ action: 'note', note: ' ' }, 'note'],
    [{ action: 'wish', time: 'midnight', language: 'Tamil' }, 'time'],
    [{ action: 'wish', time: 'any', language: 'French' }, 'language'],
    [{ action: 'phone' }, 'phone'],
    [{ action: 'withdraw' }, 'confirm'],
    [{ action: 'erase' }, 'action'],
  ])('%j is refused and names the field', async (fields, field) => {
    const response = await change(fields);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty(field);
  });

  test('without a script leads back to the page, or shows it with what was wrong', async () => {
    const kept = await plainly({ action: 'wish', time: 'any', language: 'Hindi' });
    expect([kept.status, kept.headers.get('location')]).toEqual([
      303,
      `/enquiry/${token}?kept=wish`,
    ]);
    const wrong = await plainly({ action: 'note', note: `${'y'.repeat(501)}<b>` });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('Please keep it to 500 characters.');
    expect(html).toContain('y&lt;b&gt;');
  });

  test('from another site, through a wrong link, or too often is refused', async () => {
    const foreign = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect((await POST(foreign, params())).status).toBe(403);
    expect((await change({ action: 'note', note: 'x' }, 'x'.repeat(32))).status).toBe(404);
    await trial.close();
    trial = await openTrial({ RATE_LIMIT: '2' });
    const said = await (await receive(contact)(json(typed))).json();
    token = said.enquiry.split('/').at(-1);
    const answers = [];
    for (let at = 0; at < 3; at += 1) answers.push(await change({ action: 'note', note: `${at}` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toBe('600');
  });
});

describe('a withdrawal', () => {
  test('erases everything of this enquiry, and tells staff reference and kind', async () => {
    await trial.mails();
    const response = await plainly({ action: 'withdraw', confirm: 'yes' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/received/withdrawn',
    ]);
    expect(await found()).toBeUndefined();
    expect(trial.stored().map(({ kind }) => kind)).toEqual(['withdrawal']);
    expect(await readMirror(site().env.DATA_DIR)).toMatchObject({
      erasures: [{ kind: 'enquiry' }],
    });
    const told = (await trial.staffMails()).filter(({ subject }) =>
      subject?.startsWith('[withdrawal]'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(reference);
    expect(told[0]?.text).toContain('message [contact]');
    expect(told[0]?.text).not.toMatch(/Asha|98400/);
  });

  test('leaves what the same person sent another time', async () => {
    const other = await (await receive(contact)(json({ ...typed, message: 'More' }))).json();
    await change({ action: 'withdraw', confirm: 'yes' });
    expect(await site().store.findEnquiry(other.reference)).toBeDefined();
  });
});
