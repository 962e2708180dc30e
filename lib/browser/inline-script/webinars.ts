import { type Field, isField, isTouched } from '#lib/browser/hydration/form-fields';
import { storage } from '#lib/platform/browser/storage';
import { type Carried, carriedKey } from '#lib/webinars/browser/language-switch';
import { isSessionOver, sessionInQuery } from '#lib/webinars/rules/session-in-query';

/** Carries typed values to the same form in another language, with or without React. */
export function carryForm(): void {
  const form = document.forms.namedItem('webinar-free');
  if (!form || ![...form.elements].some((each) => isField(each) && isOwn(each))) return;
  const carried: Carried = {
    entries: [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    open: form.closest('dialog')?.open === true,
    step: Number(form.dataset.step),
  };
  storage.set(carriedKey, JSON.stringify(carried));
}

/** Typed or chosen by the visitor; a session that the address asked for is chosen by the page itself. */
const isOwn = (field: Field) =>
  isTouched(field) ||
  (field instanceof HTMLSelectElement && field.name === 'session' && field.selectedIndex > 0);

/** An address that names a session chooses it in the page's list; one that is over, the next of its language. */
export function chooseSession(query: string, list: HTMLSelectElement | null): void {
  const ids = [...(list?.options ?? [])].map(({ value }) => value);
  const found = sessionInQuery(query, ids);
  if (list && found) list.value = found;
  for (const note of document.querySelectorAll<HTMLElement>('[data-session-over]')) {
    note.hidden = !isSessionOver(query, ids);
  }
}

/** The paid webinar's page: a true modal where it was served closed, closed by itself when its time is up. */
export function followRegistration(): void {
  const notice = () => document.querySelector<HTMLDialogElement>('dialog[data-closed]');
  document.addEventListener('DOMContentLoaded', () => {
    const served = notice();
    if (!served?.open) return;
    served.close();
    served.showModal();
  });
  document.addEventListener('countdownend', ({ target }) => {
    const page = (target as Element).closest<HTMLElement>('[data-registration]');
    if (page?.dataset.registration !== 'open') return;
    page.dataset.registration = 'closed';
    // A visitor at the checkout may finish: that payment is honoured.
    if (!page.querySelector('[data-paying]')) notice()?.showModal();
  });
}
