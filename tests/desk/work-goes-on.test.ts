/** After an action the work goes on: the way there, the next one of the same list, and what a colleague did. */
import { expect, test } from '@jest/globals';
import { GET as state } from '#app/api/desk/state/route';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as csv } from '#app/desk/enquiries.csv/route';
import { GET as list } from '#app/desk/route';
import { hour, listForEachTest } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';

const { desk, add, read, does } = listForEachTest();

const nextOn = (html: string) => /rel="next">Next: ([^<]*)</.exec(html)?.[1];

test('Next follows the filter that one came with, after closing too', async () => {
  const { now } = desk().clock;
  const first = await add('First call', { kind: 'callback' });
  await add('Coaching', { promisedBy: now + 2 * hour, kind: 'coaching' });
  await add('Second call', { promisedBy: now + 3 * hour, kind: 'callback' });
  const html = await read(list, '/desk?kind=callback');
  expect(html).toContain(`href="/desk/${first}?kind=callback"`);
  const path = `/desk/${first}?kind=callback`;
  expect(nextOn(await read(page, path, { reference: first }))).toBe('Second call');
  expect(nextOn(await read(page, `/desk/${first}`, { reference: first }))).toBe('Coaching');
  const closed = await does(first, 'close', { outcome: 'answered', sift: '?kind=callback' });
  expect(closed.headers.get('location')).toBe(path);
  expect(nextOn(await read(page, path, { reference: first }))).toBe('Second call');
});

test('what is done is said where the keyboard goes on, with the next one beside it', async () => {
  const reference = await add('Asha');
  await add('Ravi', { promisedBy: desk().clock.now + 2 * hour });
  await does(reference, 'take', { sift: '?who=nobody' });
  const html = await read(page, `/desk/${reference}?who=nobody`, { reference });
  expect(html).toMatch(/class="said-line" role="status" tabindex="-1" autofocus=""/i);
  expect(html).toContain('>Next: Ravi</a>');
});

test('after a talk the work goes on where it was, not behind the hour that was agreed', async () => {
  const { now } = desk().clock;
  await add('Left out', { promisedBy: now - 25 * hour });
  const late = await add('Late', { promisedBy: now - 20 * hour });
  const skipped = await add('Skipped', {
    promisedBy: now - 10 * hour,
    receivedAt: now - 40 * hour,
  });
  const worked = await add('Worked', { promisedBy: now - 10 * hour, receivedAt: now - 39 * hour });
  await add('After it', { promisedBy: now - 10 * hour, receivedAt: now - 38 * hour });
  await add('Tonight', { promisedBy: now + 6 * hour });
  const next = async (reference: string) =>
    nextOn(await read(page, `/desk/${reference}`, { reference }));
  await does(late, 'spoke', { again: '2026-11-24T16:00' });
  expect(await next(late)).toBe('Skipped');
  await does(worked, 'no-answer', { again: '2026-11-24T16:00' });
  expect(await next(worked)).toBe('After it');
  await does(worked, 'note', { note: 'Rang out' });
  await does(skipped, 'spoke');
  expect(await next(skipped)).toBe('After it');
  // Closed after the talk, in the same go: not from the top of the list again.
  await does(worked, 'spoke');
  await does(worked, 'close', { outcome: 'answered' });
  expect(await next(worked)).toBe('After it');
  // Later it is where it falls due.
  desk().clock.now += 11 * 60_000;
  expect(await next(late)).toBe('Tonight');
});

test('a filter that is not ours leads nowhere else', async () => {
  const reference = await add('Asha');
  const answer = await does(reference, 'take', { sift: '?kind=x&to=//evil.example\r\nx: y' });
  expect(answer.headers.get('location')).toBe(`/desk/${reference}`);
});

test('an open page hears of an agreed call when its hour comes, of one’s own alone', async () => {
  const reference = await add('Asha');
  await does(reference, 'no-answer', { again: '2026-11-24T16:00' });
  const dueAt = async (time: string, who: string) => {
    desk().clock.now = Date.parse(`2026-11-24T${time}+05:30`);
    const browser = await signedInBrowser(desk(), who);
    const answer = await browser.ask(state, '/api/desk/state');
    return ((await answer.json()) as { due: { reference: string; text: string }[] }).due;
  };
  expect(await dueAt('15:59:59', 'meena@example.com')).toEqual([]);
  const due = [{ reference, text: '4:00 PM: call Asha' }];
  expect(await dueAt('16:00:00', 'meena@example.com')).toEqual(due);
  expect(await dueAt('16:00:40', 'sathya@example.com')).toEqual([]);
  expect(await dueAt('16:10:00', 'meena@example.com')).toEqual([]);
});

test('the table has ISO times, tries, notes, and a column for each question', async () => {
  const asked = (label: string, value: string) => ({ transcript: [{ name: label, label, value }] });
  const reference = await add('Asha', asked('City', 'Madurai'));
  await add('Ravi', asked('Company', 'Sample Traders'));
  await does(reference, 'no-answer', { again: '2026-11-24T16:00', note: 'Rang out' });
  const [head = '', ...rows] = (await read(csv, '/desk/enquiries.csv')).split('\r\n');
  expect(head.split(',').slice(-3).sort()).toEqual(['City', 'Company', 'Notes']);
  const asha = rows.find((row) => row.startsWith(reference)) ?? '';
  expect(asha).toContain('2026-11-24T16:00:00+05:30');
  expect(asha).toContain('2026-11-24T11:40:00+05:30 Meena Sample: Rang out');
  expect(asha).toContain(',1,Asha,');
  expect(asha).toContain('Madurai');
});
