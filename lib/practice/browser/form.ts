/** The fields of a sheet in the browser: what is typed in them, how much is filled, and what cannot be read. */

import { addRow } from '#lib/practice/browser/journal';
import { isEmpty, readAmount, readDate } from '#lib/practice/rules/papers/typed';

type Field = HTMLInputElement | HTMLSelectElement;

/** Where the page was scrolled past its beginning, the part that was chosen begins below the bar. */
export function showPart(form: HTMLFormElement, number: string): void {
  const part = form.querySelector(`#part-${number}`);
  if (part && part.getBoundingClientRect().top < 0) part.scrollIntoView();
}

export const cells = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.name.startsWith('c.'),
  );

interface Choice extends HTMLInputElement {
  readonly type: 'radio';
}

const journals = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-journal]'),
];

export const isChoice = (field: Element): field is Choice =>
  field instanceof HTMLInputElement && field.type === 'radio';

export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    cells(form)
      .filter((field) => field.value !== '' && (!isChoice(field) || field.checked))
      .map((field) => [field.name, field.value]),
  );

/** Whether the page came with answers in it. */
export const isSentAlong = (form: HTMLFormElement): boolean =>
  cells(form).some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ defaultSelected, value }) => defaultSelected && value !== '')
      : isChoice(field)
        ? field.defaultChecked
        : field.defaultValue !== '',
  );

/** Fills what is empty: the browser itself may have put back something newer. */
export function putBack(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  growTo(form, typed);
  for (const field of cells(form)) {
    const value = typed[field.name];
    if (value === undefined) continue;
    if (isChoice(field)) {
      const own = cells(form).filter(({ name }) => name === field.name);
      const isOpen = !own.some((each) => isChoice(each) && each.checked);
      if (isOpen && field.value === value) field.checked = true;
    } else if (field.value === '') field.value = value;
  }
}

function growTo(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(typed)) {
    const [, journal] = /^c\.(\D+)\d+\.[adk]$/.exec(name) ?? [];
    if (journal === undefined || form.elements.namedItem(name)) continue;
    const place = journals(form).find(({ dataset }) => dataset.journal === journal);
    while (place && !form.elements.namedItem(name) && addRow(place));
  }
}

/** Reads the values that the server sent in the page, whatever was typed or put back by the browser since. */
export function renderedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    cells(form).flatMap((each) => {
      const value = renderedValue(each);
      return value === '' ? [] : [[each.name, value]];
    }),
  );
}

/** Reads the sheet as it was saved when the server sent the page. */
export function savedIn(form: HTMLFormElement): Record<string, string> {
  const base = form.elements.namedItem('base');
  return base instanceof HTMLInputElement ? JSON.parse(base.value) : {};
}

function renderedValue(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  }
  if (isChoice(field)) return field.defaultChecked ? field.value : '';
  return field.defaultValue;
}

/** The sheet as it is in `typed`, with nothing else; a field that holds that already is not touched. */
export function fill(form: HTMLFormElement, typed: Readonly<Record<string, string>>): void {
  growTo(form, typed);
  for (const each of cells(form)) {
    const value = typed[each.name] ?? '';
    if (isChoice(each)) each.checked = each.value === value;
    else if (each.value !== value) each.value = value;
  }
}

export function showFilled(form: HTMLFormElement): void {
  const place = form.querySelector('[data-filled]');
  if (!place) return;
  const typed = typedIn(form);
  const single = Object.keys(typed).filter((name) => !/\.[adk]$/.test(name)).length;
  const lines = journals(form).reduce(
    (sum, { dataset }) => sum + Math.min(Number(dataset.lines), linesIn(typed, dataset.journal)),
    0,
  );
  const text = `${single + lines} of ${form.dataset.cells} filled`;
  // Told to readers of the screen only when it has changed.
  if (place.textContent !== text) place.textContent = text;
}

const linesIn = (typed: Readonly<Record<string, string>>, journal = ''): number =>
  new Set(
    Object.keys(typed).flatMap((name) => {
      const [, own, at] = /^c\.(\D+)(\d+)\.[dk]$/.exec(name) ?? [];
      return own === journal ? [at] : [];
    }),
  ).size;

/** Says beside the field that a figure or a date cannot be read; marking would take it for wrong. */
export function checkReadable(field: HTMLInputElement, near: number): void {
  const { amount, date } = field.dataset;
  if (amount === undefined && date === undefined) return;
  const read = amount === undefined ? readDate(field.value, near) : readAmount(field.value);
  const id = `${field.name}-error`;
  const said = document.getElementById(id);
  if (isEmpty(field.value) || read !== undefined) {
    said?.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return;
  }
  const text = said ?? document.createElement('p');
  text.id = id;
  text.className = 'error';
  text.textContent =
    amount === undefined
      ? 'This cannot be read as a date. Write 7.12.2026 or 7 Dec.'
      : 'This cannot be read as one amount. Write 41,325.00 or 41325.';
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  field.after(text);
}

export function focusNext(form: HTMLFormElement, from: HTMLInputElement): void {
  const fields = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('.part :is(input,select),.work-end button') &&
      element.offsetParent !== null &&
      !(isChoice(element) && element.name === from.name),
  );
  fields[fields.indexOf(from) + 1]?.focus();
}
