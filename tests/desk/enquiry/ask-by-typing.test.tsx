/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startAsking } from '#lib/desk/browser/ask';

const asked: Record<string, unknown>[] = [];
const calls: string[] = [];

const line = (code: string, label: string, teaches = '') =>
  `<label class="option pick"><input type="checkbox" name="line" value="${code}" data-teaches="${teaches}"><span>${label}</span></label>`;

beforeEach(() => {
  asked.length = 0;
  calls.length = 0;
  document.body.innerHTML = `<details id="act-ask-payment" open><form action="http://desk.example/api/desk/HOA-1">
    <input type="hidden" name="action" value="ask-payment"><input type="hidden" name="version" value="3">
    <label for="find">Find a line</label><input id="find" type="search" data-find-line="">
    <fieldset><div class="picks">${line('module-5', 'AcSS 5, GST fundamentals')}${line('module-6', 'AcSS 6, GST with Tally')}${line('module-11', 'AcSS 11, ESI/EPF payroll')}</div></fieldset>
    <fieldset><div class="picks">${line('batch-1', 'AcSS 5, GST fundamentals, batch of 4 Jan', 'module-5')}</div></fieldset>
    <div data-asked=""></div><button data-ask="" hidden>Ask</button></form></details>`;
  // The desk's call, as the other side of the line answers it.
  globalThis.fetch = jest.fn(async (call: unknown, init?: RequestInit) => {
    calls.push(String(call));
    asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
    const payment = {
      amount: 1168200,
      taxable: 990000,
      gst: 178200,
      parts: [{ amount: 1168200, due: '2026-12-01' }],
    };
    return { json: async () => ({ payment }) } as Response;
  }) as typeof fetch;
  startAsking();
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.pick')]
    .filter((pick) => !pick.hidden)
    .map((pick) => pick.querySelector('input')?.value);
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Find a line'), { target: { value } });
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name="line"]:checked')].map(
    ({ value }) => value,
  );

test('“gst” finds modules 5 and 6 and their batch; nothing typed shows all', () => {
  type('gst');
  expect(shown()).toEqual(['module-5', 'module-6', 'batch-1']);
  type('gst tal');
  expect(shown()).toEqual(['module-6']);
  type('');
  expect(shown()).toHaveLength(4);
});

test('Enter chooses the first that was found, and the total follows with its GST', async () => {
  type('gst tally');
  fireEvent.keyDown(screen.getByLabelText('Find a line'), { key: 'Enter' });
  expect(chosen()).toEqual(['module-6']);
  await waitFor(() =>
    expect(document.querySelector('[data-asked]')?.textContent).toContain('GST 18%₹1,782'),
  );
  expect(asked).toEqual([{ action: 'ask-payment', version: '3', show: 'yes', line: ['module-6'] }]);
  // In browsers a field named "action" hides the address that the form has under that name.
  expect(calls).toEqual(['http://desk.example/api/desk/HOA-1']);
  expect(screen.getByRole('button', { name: 'Ask for ₹11,682' })).toBeTruthy();
  // The other lines make room for the total until something is typed again.
  expect(shown()).toEqual(['module-6']);
  type('');
  expect(shown()).toHaveLength(4);
});

test('a batch is its module on certain days: one of the two is chosen', () => {
  fireEvent.click(screen.getByLabelText('AcSS 5, GST fundamentals'));
  fireEvent.click(screen.getByLabelText('AcSS 5, GST fundamentals, batch of 4 Jan'));
  expect(chosen()).toEqual(['batch-1']);
  fireEvent.click(screen.getByLabelText('AcSS 5, GST fundamentals'));
  expect(chosen()).toEqual(['module-5']);
});
