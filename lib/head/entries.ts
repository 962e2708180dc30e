/** What the log of kept.ts holds, and how one entry is played when React's handlers live. */
import { type Field, type FieldState, setState, tell } from '#lib/head/fields';

type Value = { kind: 'value'; element: Field; state: FieldState; caret: number | null };
type Click = { kind: 'click'; element: HTMLElement };
export type Submit = {
  kind: 'submit';
  element: HTMLElement;
  form: HTMLFormElement;
  by: HTMLElement | null;
};
export type Entry = Value | Click | Submit;

/** The mark of what waits: styles may show it. */
export const pending = 'data-pending';

export function play(entry: Entry): void {
  entry.element.removeAttribute(pending);
  if (entry.kind === 'click') entry.element.click();
  if (entry.kind === 'submit') {
    // React says what is wrong, and may not have told the browser so yet.
    entry.form.noValidate = true;
    entry.form.requestSubmit(entry.by);
  }
  if (entry.kind === 'value') {
    setState(entry.element, entry.state);
    tell(entry.element);
  }
}

export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** React may have drawn an element anew. */
export function sameElement<T extends HTMLElement>(element: T): T {
  if (element.isConnected || !element.id) return element;
  return (document.getElementById(element.id) as T | null) ?? element;
}
