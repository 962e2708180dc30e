/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  answered,
  choose,
  click,
  cutNetwork,
  fillBasics,
  formTexts,
  network,
  open,
  openSecondStep,
  restoreNetwork,
  statuses,
  type,
  wait,
} from '#tests/webinars/browser/job-hunt-harness';

beforeEach(cutNetwork);
afterEach(restoreNetwork);

test('nothing leaves the browser before Next', async () => {
  const page = open();
  fillBasics(page);
  await wait(10_000);
  fireEvent(page.dialog, new Event('close'));
  await wait(0);
  expect(network.sent).toEqual([]);
  expect(localStorage.getItem('freeWebinarDraft')).toContain('meena@example.in');
});

test('a registration waits for the draft on its way, which could bring itself back otherwise', async () => {
  const page = openSecondStep();
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Response>();
  network.answer = () => onItsWay;
  await wait(2000);
  expect(statuses()).toEqual(['user closed form!']);
  choose(page.field('studies'), 'B.Com');
  click(formTexts.submit);
  await wait(1000);
  expect(statuses()).toEqual(['user closed form!']);
  network.answer = async () => answered(503);
  arrive(answered(200));
  await wait(0);
  expect(statuses()).toEqual(['user closed form!', 'Submitted Successfully!']);
});

test('a draft that hangs, sent at closing too, holds a registration back for three seconds alone', async () => {
  const page = openSecondStep();
  network.answer = () => new Promise(() => undefined);
  fireEvent(page.dialog, new Event('close'));
  click(formTexts.next);
  choose(page.field('studies'), 'B.Com');
  click(formTexts.submit);
  await wait(2900);
  expect(statuses()).toEqual(['user closed form!']);
  await wait(200);
  expect(statuses()).toEqual(['user closed form!', 'Submitted Successfully!']);
});

test('says which session is chosen, in the draft and in the registration', async () => {
  const page = open();
  expect(page.field('session').value).toBe('2026-11-24-tamil-english');
  choose(page.field('session'), '2026-11-24-telugu-english');
  fillBasics(page);
  click(formTexts.next);
  await wait(2000);
  expect(network.sent.at(-1)).toMatchObject({
    session: '2026-11-24-telugu-english',
    language: 'ta',
  });
});

test('what is written in the second step is saved, and there again after a reload', async () => {
  const page = openSecondStep();
  await wait(2000);
  choose(page.field('studies'), 'M.Com');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tally' }));
  await wait(2000);
  expect(network.sent.at(-1)).toMatchObject({
    autosave: true,
    userDetails: { studies: 'M.Com', skills: ['Tally'] },
  });
  expect(localStorage.getItem('freeWebinarDraft')).toBeNull();
  cleanup();
  const again = open();
  expect([again.field('name').value, again.field('studies').value]).toEqual(['Meena', 'M.Com']);
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tally', hidden: true }).checked,
  ).toBe(true);
});

function inOtherTab(values: Readonly<Record<string, string>> | undefined) {
  for (const key of ['freeWebinarDraft', 'freeWebinarKept']) {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  }
}

test('what another tab types is here as well, the session included, so that neither overwrites the other', async () => {
  const page = open();
  fillBasics(page);
  const stored = JSON.parse(localStorage.getItem('freeWebinarKept') ?? '');
  inOtherTab({ ...stored, city: 'Madurai', session: '2026-11-24-telugu-english' });
  expect(page.field('city').value).toBe('Madurai');
  expect(page.field('session').value).toBe('2026-11-24-telugu-english');
  type(page.field('pincode'), '625001');
  expect(localStorage.getItem('freeWebinarKept')).toContain('Madurai');
});

test('a registration that another tab sent empties this form with a word, and is not sent again from here', async () => {
  const page = openSecondStep();
  await wait(2_000);
  const before = network.sent.length;
  inOtherTab(undefined);
  expect(page.field('name').value).toBe('');
  expect(screen.getByText(formTexts.ended)).toBeTruthy();
  await wait(10_000);
  expect(network.sent).toHaveLength(before);
});
