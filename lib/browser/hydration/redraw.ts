/**
 * React renders an island from scratch, in new elements, when the page in front of it is not the one that the server
 * sent: a translation, a password manager or an extension has changed it. What the former elements hold is carried
 * over to those that take their place.
 */
import { isField } from '#lib/browser/hydration/form-fields';
import type {} from '#lib/platform/browser/page-api';

/** Whatever can hold a value, a choice or the focus, and the forms that a submit names. */
const stateful = 'form,input,select,textarea,button,a,summary,details,[tabindex]';

interface Snapshot {
  readonly host: Element;
  readonly elements: ReadonlyMap<string, HTMLElement>;
  focused: Element | null;
}
type Range = Parameters<HTMLInputElement['setSelectionRange']>;

let before: Snapshot | undefined;

/** Between the start of a rendering and its commit the visitor may go on to another field. */
function noteFocus({ target }: Event): void {
  if (before && target instanceof Element) before.focused = target;
}

/** Called while React renders `part` of a page, before it may put new elements in the place of others. */
export function beforeRedraw(part: HTMLElement = document.body): void {
  window.hoa?.hydration.snapshot(part);
  before = takeSnapshot(part);
  document.addEventListener('focusin', noteFocus, { capture: true });
}

/** Called in the task of React's commit: nothing can be typed in between. */
export function afterRedraw(part?: HTMLElement): void {
  const successors = carryOver(before);
  const restoreCaret = window.hoa?.hydration.restore(successors, part);
  const focused = before?.focused;
  before = undefined;
  const successor = focused && successors.get(focused);
  if (successor && (refocus(successor) || document.activeElement === successor)) {
    // As it is now: the visitor typed while React rendered.
    const range = rangeOf(focused);
    if (range && isField(successor) && !(successor instanceof HTMLSelectElement))
      successor.setSelectionRange(...range);
  }
  restoreCaret?.();
  // A click that started on an element that is no longer there takes the focus along when it ends.
  if (successor) void window.hoa?.hydration.pointerReleased().then(() => refocus(successor));
}

function takeSnapshot(host: Element): Snapshot {
  return { host, elements: byIdentity(host), focused: document.activeElement };
}

/** The new element for each one that is no longer in the page; folds and scrolling are carried over. */
function carryOver(snapshot: Snapshot | undefined): ReadonlyMap<Element, HTMLElement> {
  const successors = new Map<Element, HTMLElement>();
  if (!snapshot || [...snapshot.elements.values()].every((element) => element.isConnected))
    return successors;
  const now = byIdentity(snapshot.host);
  for (const [identity, before] of snapshot.elements) {
    const after = now.get(identity);
    if (!after || before.isConnected) continue;
    successors.set(before, after);
    if (before instanceof HTMLDetailsElement) (after as HTMLDetailsElement).open = before.open;
    if (before.scrollTop > 0) after.scrollTop = before.scrollTop;
  }
  return successors;
}

/** Unless the focus is in another field by now. Says whether it was moved; the field keeps its caret. */
function refocus(successor: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement?.matches(stateful)) return false;
  successor.focus({ preventScroll: true });
  return true;
}

function rangeOf(element: Element | null): Range | undefined {
  if (!isField(element) || element instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = element;
  return selectionStart === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

/** The elements by what is the same in two renderings of one page; a text field may be given another value. */
function byIdentity(host: Element): ReadonlyMap<string, HTMLElement> {
  const all = new Map<string, HTMLElement>();
  for (const element of host.querySelectorAll<HTMLElement>(stateful)) {
    const { localName } = element;
    const names = ['name', 'type', 'href'].map((name) => element.getAttribute(name));
    const value = /^(?:button|checkbox|radio)$/.test(element.getAttribute('type') ?? localName);
    const base = [localName, ...names, value && element.getAttribute('value')].join(' ');
    let nth = 0;
    while (all.has(`${base} ${nth}`)) nth += 1;
    all.set(`${base} ${nth}`, element);
  }
  return all;
}
