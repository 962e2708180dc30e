/** @jest-environment jsdom */
/** A sitting in the browser: what it sends, and what it shows of the answers. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamSheet, type OlderSheet } from '#components/practice/exam-sheet';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { start } from '#lib/practice/browser/sitting';
import { make } from '#lib/practice/rules/papers/make';
import type { ExamView } from '#lib/practice/views';

const made = make(gstFundamentals, 'K7Q2M');
const view = {
  ...{ token: 'token', module: 5, title: 'GST fundamentals', state: 'running', rev: 3, left: 600 },
  ...{ sitting: 'its-name', minutesInAll: 40, page: 1, minutes: 40, savedAt: '10:27:36 AM' },
} as unknown as ExamView;

interface Sent {
  readonly action: string;
  readonly rev: number;
  readonly tab: string;
  readonly page: string;
  readonly [cell: string]: unknown;
}

let sent: Sent[];
let answer: { status: number; body: object };
/** Comes before `answer`, once. */
let first: typeof answer | undefined;
let isAway: boolean;
const real = { fetch: globalThis.fetch, beacon: navigator.sendBeacon };
const beacons: Blob[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  isAway = false;
  first = undefined;
  answer = { status: 200, body: { rev: 4, left: 590 } };
  globalThis.fetch = (async (_url: string, init: { readonly body: string }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(init.body) as Sent);
    const { status, body } = first ?? answer;
    first = undefined;
    return { status, json: async () => body };
  }) as unknown as typeof fetch;
  navigator.sendBeacon = ((_url: string, body: Blob) => beacons.push(body) > 0) as never;
  beacons.length = 0;
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = real.fetch;
  navigator.sendBeacon = real.beacon;
});

function open(typed: Readonly<Record<string, string>> = {}, older?: OlderSheet) {
  // The page before is gone, with all that it would do.
  jest.clearAllTimers();
  const sheet = { made, typed };
  document.body.innerHTML = `<main data-state="running" data-left="600" data-rev="3">${renderToStaticMarkup(
    <ExamSheet view={view} sheet={sheet} more={undefined} page={1} older={older} />,
  )}</main>`;
  const host = document.querySelector<HTMLElement>('.island');
  if (!host) throw new Error('there is no sheet');
  start(host);
}

function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`there is no ${name}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const said = () => document.querySelector('[data-saved]')?.textContent;

test('every ten seconds it sends what was changed, from the saving that it knows', async () => {
  open({ value: '1', igst: '2' });
  type('c.value', '33,750');
  type('c.igst', '');
  await pass(10_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ action: 'save', rev: 3, 'c.value': '33,750', 'c.igst': '' });
  expect(said()).toMatch(/^Saved /);
  await pass(10_000);
  expect(sent[1]).toMatchObject({ rev: 4 });
  expect(Object.keys(sent[1] ?? {}).filter((name) => name.startsWith('c.'))).toEqual([]);
});

test('as the page closes it sends what is not saved yet, without waiting for an answer', async () => {
  open();
  type('c.value', '5');
  window.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.type).toBe('application/json');
});

test('what could not be sent is sent with the next save', async () => {
  open();
  type('c.value', '1');
  isAway = true;
  await pass(10_000);
  expect(said()).toBe('No line. Keep working');
  isAway = false;
  await pass(10_000);
  expect(sent[0]).toMatchObject({ rev: 3, 'c.value': '1' });
});

const held = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const isAsked = () => document.querySelector('[data-conflict]')?.hasAttribute('hidden') === false;
const older = (rev: number, cells: object) => ({ status: 409, body: { rev, left: 500, cells } });
const press = (button: string) => document.querySelector<HTMLElement>(`[data-${button}]`)?.click();

test('another phone’s newer sheet is taken over where nothing was typed here', async () => {
  open({ value: '1' });
  first = older(9, { 'c.value': '7' });
  await pass(10_000);
  expect(held('c.value')).toBe('7');
  expect(said()).toBe('Taken over as it was saved elsewhere');
  expect(sent).toHaveLength(1);
});

test('where the two changed other entries, both are saved and nobody is asked', async () => {
  open({ value: '1', igst: '2' });
  type('c.value', '8');
  first = older(9, { 'c.value': '1', 'c.igst': '5', 'c.a5': '6' });
  await pass(10_000);
  expect(isAsked()).toBe(false);
  expect([held('c.value'), held('c.igst'), held('c.a5')]).toEqual(['8', '5', '6']);
  expect(sent.at(-1)).toMatchObject({ action: 'save', rev: 9, 'c.value': '8' });
  expect(sent.at(-1)).not.toHaveProperty('c.igst');
});

test('only what both changed is asked about, and the rest of neither is lost', async () => {
  open({ value: '1' });
  type('c.value', '8');
  type('c.b1', '150');
  first = older(10, { 'c.value': '9', 'c.igst': '5' });
  await pass(10_000);
  expect(isAsked()).toBe(true);
  const sides = [...document.querySelectorAll('[data-both] span')].map((each) => each.textContent);
  expect(sides).toEqual(['Saved: 9', 'Typed here: 8']);
  expect(said()).toBe('Not saved: choose above first');
  await pass(30_000);
  // Nothing is sent before the person has chosen.
  expect(sent).toHaveLength(1);
  press('keep');
  await pass(1);
  expect(sent.at(-1)).toMatchObject({ rev: 10, 'c.value': '8', 'c.b1': '150' });
  expect(sent.at(-1)).not.toHaveProperty('c.igst');
  expect(held('c.igst')).toBe('5');
});

test('whoever takes what is saved keeps what only they have typed', async () => {
  open({ value: '1' });
  type('c.value', '8');
  type('c.b1', '150');
  first = older(10, { 'c.value': '9' });
  await pass(10_000);
  press('take');
  await pass(1);
  expect([held('c.value'), held('c.b1')]).toEqual(['9', '150']);
  expect(sent.at(-1)).toMatchObject({ rev: 10, 'c.b1': '150' });
  expect(sent.at(-1)).not.toHaveProperty('c.value');
});

test('a hand-in before the choice leads to the question, and one after it hands in', async () => {
  open({ value: '1' });
  type('c.value', '8');
  first = older(10, { 'c.value': '9' });
  await pass(10_000);
  const handIn = document.querySelector<HTMLButtonElement>('button[value="submit"]');
  handIn?.focus();
  handIn?.click();
  await pass(1);
  expect(sent).toHaveLength(1);
  expect(document.activeElement?.closest('[data-conflict]')).not.toBeNull();
  press('keep');
  await pass(1);
  answer = { status: 503, body: {} };
  handIn?.click();
  await pass(1);
  expect(sent.at(-1)).toMatchObject({ action: 'submit' });
});

test('whoever has not chosen by the end keeps what is saved, and loses nothing else that was typed', async () => {
  open({ value: '1' });
  type('c.value', '8');
  first = older(10, { 'c.value': '9' });
  await pass(10_000);
  type('c.b1', '150');
  answer = { status: 200, body: { rev: 11, left: 0 } };
  await pass(500_500);
  expect(isAsked()).toBe(false);
  expect(sent[1]).toMatchObject({ action: 'save', rev: 10, 'c.b1': '150' });
  expect(sent[1]).not.toHaveProperty('c.value');
  expect(said()).toBe('Time is up: your worksheet is handed in');
});

test('an old tab that was emptied elsewhere, or empties nothing itself, sends no blanks', async () => {
  open({ value: '1', igst: '2' });
  first = older(9, { 'c.value': '1', 'c.igst': '2', 'c.b1': '3' });
  await pass(10_000);
  await pass(10_000);
  for (const each of sent) {
    expect(Object.keys(each).filter((name) => name.startsWith('c.'))).toEqual([]);
  }
});

test('a hand-in that meets another phone’s entries goes on with both', async () => {
  open({ value: '1' });
  type('c.value', '8');
  first = older(9, { 'c.value': '1', 'c.igst': '5' });
  answer = { status: 503, body: {} };
  document.querySelector<HTMLButtonElement>('button[value="submit"]')?.click();
  await pass(1);
  expect(sent.map(({ action, rev }) => `${action} ${rev}`).slice(0, 2)).toEqual([
    'submit 3',
    'submit 9',
  ]);
  expect(sent[1]).toMatchObject({ 'c.value': '8' });
});

test('the clock shows what the server says, and more minutes when they are given', async () => {
  open();
  const clock = () => document.querySelector('[data-clock]')?.textContent;
  expect(clock()).toBe('10:00');
  answer = { status: 200, body: { rev: 3, left: 1800 } };
  await pass(10_000);
  expect(clock()).toBe('30:00');
});

test('at the end the last save goes and the fields close', async () => {
  open();
  answer = { status: 200, body: { rev: 3, left: 1 } };
  await pass(10_000);
  type('c.value', '42');
  answer = { status: 200, body: { rev: 4, left: 0 } };
  await pass(1_500);
  expect(sent.at(-1)).toMatchObject({ action: 'save', 'c.value': '42' });
  const field = document.querySelector<HTMLInputElement>('[name="c.value"]');
  expect(field?.disabled).toBe(true);
  expect(said()).toBe('Time is up: your worksheet is handed in');
});

test('minutes that are given as it ends open the fields again', async () => {
  open();
  answer = { status: 200, body: { rev: 3, left: 1 } };
  await pass(10_000);
  answer = { status: 200, body: { rev: 3, left: 600 } };
  await pass(1_500);
  const field = document.querySelector<HTMLInputElement>('[name="c.value"]');
  expect(field?.disabled).toBe(false);
  type('c.value', '42');
  await pass(10_000);
  expect(sent.at(-1)).toMatchObject({ 'c.value': '42' });
  expect(said()).toMatch(/^Saved /);
});

test.each([-2, 2])(
  'a phone whose clock is %i hours off shows the same time left',
  async (hours) => {
    open();
    isAway = true;
    jest.setSystemTime(Date.now() + hours * 3_600_000);
    await pass(60_000);
    expect(document.querySelector('[data-clock]')?.textContent).toBe('9:00');
  },
);

test('without a line at the end the page waits for it, and goes on where more minutes were given', async () => {
  open();
  answer = { status: 200, body: { rev: 3, left: 5 } };
  await pass(10_000);
  isAway = true;
  type('c.value', '42');
  await pass(30_000);
  expect(said()).toMatch(/^(?:No line|Time is over)/);
  isAway = false;
  answer = { status: 200, body: { rev: 4, left: 300 } };
  await pass(10_000);
  expect(sent.at(-1)).toMatchObject({ 'c.value': '42' });
  expect(document.querySelector<HTMLInputElement>('[name="c.value"]')?.disabled).toBe(false);
});

describe('without a line', () => {
  const key = 'practice';
  const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}')?.sheets ?? {};

  async function typedWithoutLine(): Promise<void> {
    open({ value: '1' });
    isAway = true;
    await pass(10_000);
    type('c.value', '33,750');
    type('c.igst', '6,075');
  }

  test('what is typed is in this browser until it is saved, without the link', async () => {
    await typedWithoutLine();
    expect(Object.keys(stored())).toEqual([
      expect.stringMatching(/^exam\.its-name\.[0-9a-f]{32}$/),
    ]);
    expect(localStorage.getItem(key)).not.toContain('token');
    isAway = false;
    await pass(10_000);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('after a dead battery it is back, and is saved', async () => {
    await typedWithoutLine();
    isAway = false;
    sent = [];
    open({ value: '1', a5: '582' });
    expect([held('c.value'), held('c.igst'), held('c.a5')]).toEqual(['33,750', '6,075', '582']);
    await pass(1);
    expect(sent[0]).toMatchObject({ rev: 3, 'c.value': '33,750', 'c.igst': '6,075' });
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('what another phone has saved since is not overwritten: the person chooses', async () => {
    await typedWithoutLine();
    isAway = false;
    sent = [];
    open({ value: '40,000' });
    expect(isAsked()).toBe(true);
    expect(held('c.igst')).toBe('6,075');
    await pass(20_000);
    expect(sent).toEqual([]);
    press('take');
    await pass(1);
    expect(held('c.value')).toBe('40,000');
    expect(sent.at(-1)).toMatchObject({ 'c.igst': '6,075' });
    expect(sent.at(-1)).not.toHaveProperty('c.value');
  });

  test('with a line nothing is stored, and the page of the end forgets what is left', async () => {
    open();
    type('c.value', '5');
    await pass(10_000);
    expect(localStorage.getItem(key)).toBeNull();
    await typedWithoutLine();
    document.body.innerHTML =
      '<main data-state="done"><div class="island" data-sitting="its-name"></div></main>';
    const host = document.querySelector<HTMLElement>('.island');
    if (host) start(host);
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('the page that answers an older tab, where its script comes late', () => {
  const older = {
    rev: 5,
    typed: { value: '4', igst: '2' },
    merged: { value: '3', igst: '2', b1: '6' },
    both: ['value'],
  };

  test('asks about what both changed, and sends nothing until that is answered', async () => {
    open({}, older);
    expect(document.querySelector('[data-older]')).toBeNull();
    const question = document.querySelector('[data-conflict]');
    expect(question?.hasAttribute('hidden')).toBe(false);
    expect(question?.textContent).toMatch(/Saved: 4.*Typed here: 3/s);
    await pass(30_000);
    expect(sent).toEqual([]);
    document.querySelector<HTMLElement>('[data-take]')?.click();
    await pass(0);
    expect(sent).toMatchObject([{ rev: 5, 'c.b1': '6' }]);
    expect(sent[0]).not.toHaveProperty(['c.value']);
  });

  test('sends what only this tab changed, where nothing is to be asked', async () => {
    open({}, { ...older, merged: { ...older.merged, value: '4' }, both: [] });
    await pass(10_000);
    expect(sent).toMatchObject([{ rev: 5, 'c.b1': '6' }]);
    expect(sent[0]).not.toHaveProperty(['c.value']);
  });
});
