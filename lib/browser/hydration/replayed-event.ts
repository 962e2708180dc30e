/** What the log of input-replay.ts holds, and how one entry is played when React's handlers live. */
import {
  type Field,
  type FieldState,
  notifyReact,
  setCaret,
  setState,
} from '#lib/browser/hydration/form-fields';
import { requestSubmit } from '#lib/browser/request-submit';

type Value = { kind: 'value'; element: Field; state: FieldState; caret: number | null };
type Click = { kind: 'click'; element: HTMLElement };
export type ReplayedSubmit = {
  kind: 'submit';
  element: HTMLElement;
  form: HTMLFormElement;
  by: HTMLElement | null;
};
export type ReplayedEvent = Value | Click | ReplayedSubmit;

/** The mark of what waits: styles may show it. */
export const pendingAttribute = 'data-pending';

export function dispatch(event: ReplayedEvent): void {
  event.element.removeAttribute(pendingAttribute);
  if (event.kind === 'click') event.element.click();
  if (event.kind === 'submit') {
    // React says what is wrong, and may not have told the browser so yet.
    event.form.noValidate = true;
    requestSubmit(event.form, event.by);
  }
  if (event.kind === 'value') {
    setState(event.element, event.state);
    notifyReact(event.element);
  }
}

/** Gives the element of an island the state in which it was left, and tells React nothing yet. */
export function restore(event: ReplayedEvent, island?: Element): void {
  event.element = currentElement(event.element);
  if (island && !island.contains(event.element)) return;
  if (event.kind === 'value' && setState(event.element, event.state)) {
    setCaret(event.element, event.caret);
  }
}

export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** React may have drawn an element anew. */
function currentElement<T extends HTMLElement>(element: T): T {
  if (element.isConnected || !element.id) return element;
  return (document.getElementById(element.id) as T | null) ?? element;
}
