/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JobHuntForm } from '#components/webinars/job-hunt-form';
import { tamilForm } from '#data/job-hunt-form/ta';

const { texts: formTexts } = tamilForm;

const sessions = [
  { id: '2026-11-24-tamil-english', label: 'Tamil, 24', topic: 'Bank reconciliation' },
  { id: '2026-11-24-telugu-english', label: 'Telugu, 24', topic: 'Bank reconciliation' },
];

type Sent = { formData: Record<string, string>; formStatus: string };

let sent: Sent[];
let answer: () => Promise<Response>;
const realFetch = globalThis.fetch;

/** The network ends here: what leaves the page is kept, and answered as told. */
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answer = async () => answered(200);
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = ((_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const answered = (status: number, body: object = {}) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;

function open() {
  const page = render(
    <dialog open>
      <JobHuntForm words={tamilForm} switchLabel="Language" sessions={sessions} />
    </dialog>,
  );
  const dialog = page.container.querySelector('dialog');
  const field = (name: string) =>
    page.container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  return { dialog: dialog as HTMLDialogElement, field };
}

const statuses = () => sent.map(({ formStatus }) => formStatus);
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function fillBasics({ field }: ReturnType<typeof open>) {
  type(field('name'), 'Meena');
  type(field('email'), 'meena@example.in');
  type(field('phone'), '98765 43210');
}

test('one long form with a real action before React is there', () => {
  const html = renderToStaticMarkup(
    <JobHuntForm words={tamilForm} switchLabel="Language" sessions={sessions} />,
  );
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

test('nothing leaves the browser before Next', async () => {
  const page = open();
  fillBasics(page);
  await wait(10_000);
  fireEvent(page.dialog, new Event('close'));
  await wait(0);
  expect(sent).toEqual([]);
  expect(localStorage.getItem('freeWebinarDraft')).toContain('meena@example.in');
});

test('after Next the draft goes within two seconds, once, and is no longer stored', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  await wait(8000);
  expect(statuses()).toEqual(['user closed form!']);
  expect(sent[0]?.formData.email).toBe('meena@example.in');
  expect(localStorage.getItem('freeWebinarDraft')).toBeNull();
});

test('closing sends the draft once and goes back to the first step', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  fireEvent(page.dialog, new Event('close'));
  await wait(10_000);
  expect(statuses()).toEqual(['user closed form!']);
  expect(page.field('name').closest('[hidden]')).toBeNull();
});

test('a registration waits for the draft on its way, which could bring itself back otherwise', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Response>();
  answer = () => onItsWay;
  await wait(2000);
  expect(statuses()).toEqual(['user closed form!']);
  fireEvent.change(page.field('studies'), { target: { value: 'B.Com' } });
  press(formTexts.submit);
  await wait(1000);
  expect(statuses()).toEqual(['user closed form!']);
  answer = async () => answered(503);
  arrive(answered(200));
  await wait(0);
  expect(statuses()).toEqual(['user closed form!', 'Submitted Successfully!']);
});

test('a draft that hangs, sent at closing too, holds a registration back for three seconds alone', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  answer = () => new Promise(() => undefined);
  fireEvent(page.dialog, new Event('close'));
  press(formTexts.next);
  fireEvent.change(page.field('studies'), { target: { value: 'B.Com' } });
  press(formTexts.submit);
  await wait(2900);
  expect(statuses()).toEqual(['user closed form!']);
  await wait(200);
  expect(statuses()).toEqual(['user closed form!', 'Submitted Successfully!']);
});

test('asks for the highest degree in Tamil', () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  press(formTexts.submit);
  expect(screen.getByRole('alert').textContent).toContain(
    'உங்கள் அதிகபட்சக் கல்வித் தகுதியைத் தேர்ந்தெடுங்கள்',
  );
});

test('asks for the degree that is another one', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  fireEvent.change(page.field('studies'), { target: { value: 'other' } });
  press(formTexts.submit);
  expect(screen.getByRole('alert').textContent).toContain(formTexts.missingStudies);
  expect(page.field('customStudies').getAttribute('aria-invalid')).toBe('true');
  type(page.field('customStudies'), 'B.Sc Maths');
  answer = async () => answered(503);
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
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  fireEvent.change(page.field('studies'), { target: { value: 'B.Com' } });
  answer = reply;
  press(formTexts.submit);
  await wait(0);
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(page.field('name').value).toBe('Meena');
  expect(screen.getByRole('button', { name: formTexts.submit })).toHaveProperty('disabled', false);
});

test('a field that the server refuses is named in Tamil, on its own step', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  fireEvent.change(page.field('studies'), { target: { value: 'B.Com' } });
  answer = async () => answered(422, { errors: { email: 'Please enter a valid email address' } });
  press(formTexts.submit);
  await wait(0);
  expect(page.field('email').getAttribute('aria-invalid')).toBe('true');
  expect(page.field('email').closest('[hidden]')).toBeNull();
  expect(document.body.textContent).not.toContain('valid email');
});

test('a draft of an earlier visit is there again', () => {
  localStorage.setItem('freeWebinarDraft', JSON.stringify({ name: 'Meena', city: 'Madurai' }));
  const page = open();
  expect([page.field('name').value, page.field('city').value]).toEqual(['Meena', 'Madurai']);
});

test('says which session is chosen, in the draft and in the registration', async () => {
  const page = open();
  expect(page.field('session').value).toBe('2026-11-24-tamil-english');
  fireEvent.change(page.field('session'), { target: { value: '2026-11-24-telugu-english' } });
  fillBasics(page);
  press(formTexts.next);
  await wait(2000);
  expect(sent.at(-1)).toMatchObject({ session: '2026-11-24-telugu-english', language: 'ta' });
});

test('what is written in the second step is saved, and there again after a reload', async () => {
  const page = open();
  fillBasics(page);
  press(formTexts.next);
  await wait(2000);
  fireEvent.change(page.field('studies'), { target: { value: 'M.Com' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tally' }));
  await wait(2000);
  expect(sent.at(-1)).toMatchObject({
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
