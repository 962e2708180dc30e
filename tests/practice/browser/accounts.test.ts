/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { accountsFor, followAccounts } from '#lib/practice/browser/accounts';

const accounts = ['Bank', 'Input CGST', 'Input SGST', 'Output CGST', 'Sales', 'Sri Velan Stores'];

test('accounts are found by the beginning of any of their words', () => {
  expect(accountsFor('in', accounts)).toEqual(['Input CGST', 'Input SGST']);
  expect(accountsFor('CGST', accounts)).toEqual(['Input CGST', 'Output CGST']);
  expect(accountsFor('s', accounts)).toEqual(['Sales', 'Sri Velan Stores', 'Input SGST']);
  expect(accountsFor('velan st', accounts)).toEqual(['Sri Velan Stores']);
});

test('nothing is offered for an empty field, an account that is typed whole, or one of one’s own', () => {
  for (const typed of ['', ' ', 'sales', 'Suspense'])
    expect(accountsFor(typed, accounts)).toEqual([]);
});

let changes = 0;
const field = () => document.querySelector('input') as unknown as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];

function type(text: string): void {
  field().focus();
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

const press = (key: string) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  changes = 0;
  document.body.innerHTML = `<form><datalist id="accounts">${accounts
    .map((account) => `<option value="${account}"></option>`)
    .join('')}</datalist><input name="c.p1.a" list="accounts"></form>`;
  followAccounts(document.querySelector('form') as unknown as HTMLFormElement, () => {
    changes += 1;
  });
});

test('the arrow keys move through what is found and Enter chooses, as a reader of the screen is told', () => {
  type('cg');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(options().map(({ textContent }) => textContent)).toEqual(['Input CGST', 'Output CGST']);
  press('ArrowDown');
  press('ArrowDown');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual([
    'Output CGST',
    'true',
  ]);
  press('Enter');
  expect(field().value).toBe('Output CGST');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect([options().length, changes]).toEqual([0, 1]);
});

test('a tap chooses, Escape and leaving the field close, and both leave what was typed', () => {
  type('ba');
  options()[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true, cancelable: true }));
  expect(field().value).toBe('Bank');
  type('sal');
  press('Escape');
  expect([options().length, field().value]).toEqual([0, 'sal']);
  type('sale');
  field().blur();
  expect([options().length, field().value]).toEqual([0, 'sale']);
});
