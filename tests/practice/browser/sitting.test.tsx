/** @jest-environment jsdom */
/** A sitting in the browser: what it sends, and what it shows of the answers. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamSheet } from '#components/practice/exam-sheet';
import { start } from '#lib/practice/browser/sitting';
import { gstFundamentals } from '#lib/practice/rules/papers/05-gst-fundamentals';
import { make } from '#lib/practice/rules/papers/make';
import type { ExamView } from '#lib/practice/views';

const made = make(gstFundamentals, 'K7Q2M');
const view = {
  ...{ token: 'token', module: 5, title: 'GST fundamentals', state: 'running', rev: 3, left: 600 },
  ...{ minutesInAll: 40, page: 1, minutes: 40, savedAt: '10:27:36 AM' },
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
let isAway: boolean;
const real = { fetch: globalThis.fetch, beacon: navigator.sendBeacon };
const beacons: Blob[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  isAway = false;
  answer = { status: 200, body: { rev: 4, left: 590 } };
  globalThis.fetch = (async (_url: string, init: { readonly body: string }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(init.body) as Sent);
    return { status: answer.status, json: async () => answer.body };
  }) as unknown as typeof fetch;
  navigator.sendBeacon = ((_url: string, body: Blob) => beacons.push(body) > 0) as never;
  beacons.length = 0;
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = real.fetch;
  navigator.sendBeacon = real.beacon;
});

function open(typed: Readonly<Record<string, string>> = {}) {
  const sheet = { made, typed };
  document.body.innerHTML = `<main data-state="running" data-left="600" data-rev="3">${renderToStaticMarkup(
    <ExamSheet view={view} sheet={sheet} more={undefined} page={1} older={undefined} />,
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

test('another phone’s newer sheet is taken over where nothing was typed here, and asked about where it was', async () => {
  open({ value: '1' });
  answer = { status: 409, body: { rev: 9, left: 500, cells: { 'c.value': '7' } } };
  await pass(10_000);
  const value = () => document.querySelector<HTMLInputElement>('[name="c.value"]')?.value;
  expect(value()).toBe('7');
  type('c.value', '8');
  answer = { status: 409, body: { rev: 10, left: 490, cells: { 'c.value': '9' } } };
  await pass(10_000);
  expect(document.querySelector('[data-conflict]')?.hasAttribute('hidden')).toBe(false);
  await pass(30_000);
  // Nothing is sent before the person has chosen.
  const before = sent.length;
  answer = { status: 200, body: { rev: 11, left: 480 } };
  document.querySelector<HTMLElement>('[data-keep]')?.click();
  await pass(1);
  expect(sent.slice(before)).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({ rev: 10, 'c.value': '8' });
});

test('as the page closes it sends what is not saved yet, without waiting for an answer', async () => {
  open();
  type('c.value', '5');
  window.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.type).toBe('application/json');
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
