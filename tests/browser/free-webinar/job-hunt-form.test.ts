/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  answered,
  choose,
  cutNetwork,
  fillBasics,
  formTexts,
  jobHuntForm,
  network,
  open,
  openSecondStep,
  press,
  restoreNetwork,
  statuses,
  type,
  wait,
} from '#tests/browser/free-webinar/job-hunt-harness';

beforeEach(cutNetwork);
afterEach(restoreNetwork);

test('one long form with a real action before React is there', () => {
  const html = renderToStaticMarkup(jobHuntForm);
  expect(html).toContain('action="/api/save-progress"');
  for (const name of ['name', 'email', 'phone', 'studies', 'skills', 'customSkills']) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).not.toContain('hidden=""><h3');
  // It shows where scripts run, and sends nothing by itself.
  expect(html).toMatch(
    new RegExp(`<button type="button" class="button job-next[^>]*>${formTexts.next}<`),
  );
});

test('the second step comes only after name, email and phone', async () => {
  const page = open();
  press(formTexts.next);
  expect(screen.getByRole('alert').textContent).toContain(formTexts.missingBasics);
  expect(page.field('studies').closest('[hidden]')).not.toBeNull();
  fillBasics(page);
  press(formTexts.next);
  expect(page.field('studies').closest('[hidden]')).toBeNull();
});

test('what is wrong stands below the notice, right above the fields', () => {
  const page = open();
  press(formTexts.next);
  const alert = screen.getByRole('alert');
  const notice = document.querySelector('.notice');
  expect(notice?.nextElementSibling).toBe(alert);
  expect(alert.nextElementSibling?.contains(page.field('session'))).toBe(true);
});

test('takes a phone number with the dashes of other programs', async () => {
  const page = open();
  fillBasics(page);
  type(page.field('phone'), '98400–12345');
  press(formTexts.next);
  expect(page.field('studies').closest('[hidden]')).toBeNull();
});

test('asks for the highest degree in Tamil', () => {
  openSecondStep();
  press(formTexts.submit);
  expect(screen.getByRole('alert').textContent).toContain(
    'உங்கள் அதிகபட்சக் கல்வித் தகுதியைத் தேர்ந்தெடுங்கள்',
  );
});

test('says the one thing that is missing once, and leads to its field', () => {
  const page = openSecondStep();
  choose(page.field('studies'), 'other');
  press(formTexts.submit);
  const summary = screen.getByRole('alert');
  expect(summary.textContent).toBe(`${formTexts.wrong}${formTexts.missingStudies}`);
  const link = summary.querySelector('li > a')?.getAttribute('href') ?? '';
  expect(page.field('customStudies').id).toBe(link.slice(1));
});

test.each([
  ['meena', formTexts.emailLacks.at],
  ['meena@gmail', formTexts.emailLacks.ending],
])('says what the address %s lacks, under a heading', (typed, lack) => {
  const page = open();
  fillBasics(page);
  type(page.field('email'), typed);
  press(formTexts.next);
  const summary = screen.getByRole('alert');
  expect(summary.querySelector('h3')?.textContent).toBe(formTexts.wrong);
  expect(summary.querySelector('li')?.textContent).toBe(lack);
});

/** By a press elsewhere, which ends before anything moves. */
async function leave(field: HTMLInputElement) {
  fireEvent.focusOut(field);
  fireEvent.mouseUp(document.body);
  await wait(0);
}

test('asks whether a number of nine digits is right, lets it go on, and is silent once it is typed anew', async () => {
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
  press(formTexts.next);
  expect(page.field('studies').closest('[hidden]')).toBeNull();
});

test('asks about a number of nine digits also where a phone number was asked for first', async () => {
  const page = open();
  press(formTexts.next);
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

test('asks for the degree that is another one', async () => {
  const page = openSecondStep();
  choose(page.field('studies'), 'other');
  press(formTexts.submit);
  expect(screen.getByRole('alert').textContent).toContain(formTexts.missingStudies);
  expect(page.field('customStudies').getAttribute('aria-invalid')).toBe('true');
  type(page.field('customStudies'), 'B.Sc Maths');
  network.answer = async () => answered(503);
  press(formTexts.submit);
  await wait(0);
  expect(statuses()).toEqual(['Submitted Successfully!']);
});

const timedOut = () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' }));
const failures = [
  ['no connection', () => Promise.reject(new TypeError('offline')), formTexts.offline],
  ['no answer in time', timedOut, formTexts.timedOut],
  ['a refusal', async () => answered(503), '(503)'],
  ['too many tries', async () => answered(429), formTexts.tooMany],
] as const;

test.each(failures)('%s keeps what was typed and lets it be sent again', async (_, reply, text) => {
  const page = openSecondStep();
  choose(page.field('studies'), 'B.Com');
  network.answer = reply;
  press(formTexts.submit);
  await wait(0);
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(page.field('name').value).toBe('Meena');
  expect(screen.getByRole('button', { name: formTexts.submit })).toHaveProperty('disabled', false);
});

test('a field that the server refuses is named in Tamil, on its own step', async () => {
  const page = openSecondStep();
  choose(page.field('studies'), 'B.Com');
  network.answer = async () =>
    answered(422, { errors: { email: 'Please enter a valid email address' } });
  press(formTexts.submit);
  await wait(0);
  expect(page.field('email').getAttribute('aria-invalid')).toBe('true');
  expect(page.field('email').closest('[hidden]')).toBeNull();
  expect(document.body.textContent).not.toContain('valid email');
});
