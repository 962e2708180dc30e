/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  answered,
  choose,
  click,
  cutNetwork,
  fillBasics,
  formTexts,
  jobHuntForm,
  network,
  open,
  openSecondStep,
  restoreNetwork,
  type,
  wait,
} from '#tests/webinars/browser/job-hunt-harness';

beforeEach(cutNetwork);
afterEach(restoreNetwork);

test('Next sends nothing by itself before React is there', () => {
  expect(renderToStaticMarkup(jobHuntForm)).toMatch(
    new RegExp(`<button type="button" class="button job-next[^>]*>${formTexts.next}<`),
  );
});

test('what is wrong is below the notice, right above the fields', () => {
  const page = open();
  click(formTexts.next);
  const alert = screen.getByRole('alert');
  const notice = document.querySelector('.notice');
  expect(notice?.nextElementSibling).toBe(alert);
  expect(alert.nextElementSibling?.contains(page.field('session'))).toBe(true);
});

test('says the one thing that is missing once, and leads to its field', () => {
  const page = openSecondStep();
  choose(page.field('studies'), 'other');
  click(formTexts.submit);
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toBe(`${formTexts.wrong}${formTexts.missingStudies}`);
  const link = summary.querySelector('li > a')?.getAttribute('href') ?? '';
  expect(page.field('customStudies').id).toBe(link.slice(1));
});

/** By a click elsewhere, which ends before anything moves. */
async function leave(field: HTMLInputElement) {
  fireEvent.focusOut(field);
  fireEvent.mouseUp(document.body);
  await wait(0);
}

test('asks whether a number of nine digits is right, lets it go on, and is silent once it is typed again', async () => {
  const page = open();
  fillBasics(page);
  const phone = page.field('phone');
  type(phone, '+91 98765 4321');
  await leave(phone);
  const question = formTexts.phoneLength.replace('{digits}', '9');
  const said = screen.getByText(question);
  expect(said.getAttribute('role')).toBe('status');
  expect(phone.getAttribute('aria-describedby')).toBe(said.id);
  type(phone, '+91 98765 43210');
  await leave(phone);
  expect(screen.queryByText(question)).toBeNull();
  type(phone, '+91 98765 4321');
  await leave(phone);
  click(formTexts.next);
  expect(page.field('studies').closest('[hidden]')).toBeNull();
});

test('asks about a number of nine digits also where a phone number was asked for first', async () => {
  const page = open();
  click(formTexts.next);
  const phone = page.field('phone');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  const asked = (digits: number) =>
    screen.queryByText(formTexts.phoneLength.replace('{digits}', String(digits)));
  type(phone, '98765');
  await leave(phone);
  expect(asked(5)).toBeNull();
  type(phone, '98765 4321');
  await leave(phone);
  expect(asked(9)).not.toBeNull();
  expect(phone.getAttribute('aria-describedby')).toBe('free-phone-error free-phone-length');
});

test('a field that the server refuses is named in Tamil, on its own step', async () => {
  const page = openSecondStep();
  choose(page.field('studies'), 'B.Com');
  network.answer = async () =>
    answered(422, { errors: { email: 'Please enter a valid email address' } });
  click(formTexts.submit);
  await wait(0);
  expect(page.field('email').getAttribute('aria-invalid')).toBe('true');
  expect(page.field('email').closest('[hidden]')).toBeNull();
  expect(document.body.textContent).not.toContain('valid email');
});
