/** @jest-environment jsdom */
/** An employer answers one question, how many accountants; what the call takes of it stays as it was. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmployerForm } from '#components/placement/employer-form';
import { employer } from '#lib/placement/forms/employer';
import { askLabel } from '#lib/placement/rules/ask-label';
import '#tests/setup/async-timeout';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: /accountant|at least one/ });
const juniors = () => screen.getByRole('spinbutton', { name: /^Juniors/ });
const seniors = () => screen.getByRole('spinbutton', { name: /^Seniors/ });

test.each([
  ['', '', 'Ask for accountants'],
  ['0', '0', 'Ask for accountants'],
  ['1', '', 'Ask for 1 accountant'],
  ['', '2', 'Ask for 2 accountants'],
  [' 2 ', '1', 'Ask for 3 accountants'],
  ['-1', 'two', 'Ask for accountants'],
])('of %j juniors and %j seniors the button says %j', (junior, senior, words) => {
  expect(askLabel(junior, senior)).toBe(words);
});

test('the button counts while it is typed and stepped, and is no surprise at none', async () => {
  const person = userEvent.setup();
  render(<EmployerForm id="x" support={undefined} />);
  expect(button().textContent).toBe('Ask for accountants');
  await person.type(juniors(), '2');
  expect(button().textContent).toBe('Ask for 2 accountants');
  await person.click(screen.getAllByRole('button', { name: 'One more' })[1] as HTMLElement);
  expect(button().textContent).toBe('Ask for 3 accountants');
  await person.clear(juniors());
  expect(button().textContent).toBe('Ask for 1 accountant');
  expect(seniors().getAttribute('value') ?? (seniors() as HTMLInputElement).value).toBe('1');
});

test('without a script it posts what the call takes, and asks for neither count by itself', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<EmployerForm id="x" support={undefined} />);
  const form = page.querySelector('form') as HTMLFormElement;
  const posted = (junior: string, senior: string) => {
    (form.elements.namedItem('numberOfAccountants') as HTMLInputElement).value = junior;
    (form.elements.namedItem('otherNumber') as HTMLInputElement).value = senior;
    return employer.compose?.(Object.fromEntries(new FormData(form)), 0);
  };
  expect(posted('', '2')).toMatchObject({
    accountantType: 'Senior Accountant',
    numberOfAccountants: '2',
  });
  expect(posted('3', '')).toMatchObject({
    accountantType: 'Junior Accountant',
    numberOfAccountants: '3',
  });
  expect(posted('3', '2')).toMatchObject({
    accountantType: 'Junior Accountant',
    numberOfAccountants: '3',
    otherNumber: '2',
  });
  for (const name of ['numberOfAccountants', 'otherNumber']) {
    expect((form.elements.namedItem(name) as HTMLInputElement).required).toBe(false);
  }
  expect(form.querySelector('button[type=submit]')?.textContent).toBe('Ask for accountants');
});
