import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { JobHuntForm } from '#components/webinars/job-hunt-form';
import { tamilForm } from '#data/job-hunt-form/ta';

export const { texts: formTexts } = tamilForm;

const sessions = [
  {
    id: '2026-11-24-tamil-english',
    label: 'Tamil, 24',
    when: 'Tuesday',
    topic: 'Bank reconciliation',
  },
  {
    id: '2026-11-24-telugu-english',
    label: 'Telugu, 24',
    when: 'Tuesday',
    topic: 'Bank reconciliation',
  },
];

type Sent = { formData: Record<string, string>; formStatus: string };

/** The network ends here: requests of the page are recorded, and answered as set. */
export const network = { sent: [] as Sent[], answer: async () => answered(200) };
const realFetch = globalThis.fetch;

export function cutNetwork(): void {
  jest.useFakeTimers();
  network.sent = [];
  network.answer = async () => answered(200);
  // Not in jsdom.
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = ((_: string, { body }: { body: string }) => {
    network.sent.push(JSON.parse(body));
    return network.answer();
  }) as typeof fetch;
}

export function restoreNetwork(): void {
  cleanup();
  localStorage.clear();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
}

export const answered = (status: number, body: object = {}) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;

export const jobHuntForm = createElement(JobHuntForm, {
  words: tamilForm,
  switchLabel: 'Language',
  sessions,
});

export function open() {
  const page = render(createElement('dialog', { open: true }, jobHuntForm));
  const dialog = page.container.querySelector('dialog');
  const field = (name: string) =>
    page.container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  return { dialog: dialog as HTMLDialogElement, field };
}

/** The form with its first step filled and left. */
export function openSecondStep() {
  const page = open();
  fillBasics(page);
  click(formTexts.next);
  return page;
}

export function fillBasics({ field }: ReturnType<typeof open>): void {
  type(field('name'), 'Meena');
  type(field('email'), 'meena@example.in');
  // With the dash of other programs.
  type(field('phone'), '98765–43210');
}

export const statuses = () => network.sent.map(({ formStatus }) => formStatus);
export const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });
export const choose = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });
export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
