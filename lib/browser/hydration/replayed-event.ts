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

/**
 * Gives the element of an island the state in which it was left, and tells React nothing yet. `successors` are the
 * elements that React has put in the place of others.
 */
export function restore(
  event: ReplayedEvent,
  successors: ReadonlyMap<Element, HTMLElement>,
  island?: Element,
): void {
  const now = <T extends HTMLElement | null>(element: T) =>
    ((element && successors.get(element)) ?? element) as T;
  const before = event.element;
  event.element = now(before);
  if (event.kind === 'value' && event.element !== before && before.matches('[type=file]')) {
    (event.element as HTMLInputElement).files = (before as HTMLInputElement).files;
  }
  if (event.kind === 'submit') {
    event.form = now(event.form);
    event.by = now(event.by);
  }
  if (island && !island.contains(event.element)) return;
  if (event.kind === 'value' && setState(event.element, event.state)) {
    setCaret(event.element, event.caret);
  }
}

export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
