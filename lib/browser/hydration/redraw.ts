/**
 * React renders an island from scratch, in new elements, when the page in front of it is not the one that the server
 * sent: a translation, a password manager or an extension has changed it. What the former elements hold is carried
 * over to those that take their place.
 */
import { isField } from '#lib/browser/hydration/form-fields';
import type {} from '#lib/browser/inline-script/page-api';

/** Whatever can hold a value, a choice or the focus, and the forms that a submit names. */
const stateful = 'form,input,select,textarea,button,a,summary,details,[tabindex]';

interface Snapshot {
  readonly host: Element;
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly focused: Element | null;
  readonly range: Range | undefined;
}
type Range = Parameters<HTMLInputElement['setSelectionRange']>;

let before: Snapshot | undefined;

/** Called while React renders `part` of a page, before it may put new elements in the place of others. */
export function beforeRedraw(part: HTMLElement = document.body): void {
  window.hoa?.hydration.snapshot(part);
  before = takeSnapshot(part);
}

/** Called in the task of React's commit: nothing can be typed in between. */
export function afterRedraw(part?: HTMLElement): void {
  const successors = carryOver(before);
  const restoreCaret = window.hoa?.hydration.restore(successors, part);
  const snapshot = before;
  before = undefined;
  refocus(snapshot, successors);
  restoreCaret?.();
  // A press that began on an element that is no longer there takes the caret along when it ends.
  if (successors.size > 0) {
    void window.hoa?.hydration.pressed().then(() => refocus(snapshot, successors));
  }
}

function takeSnapshot(host: Element): Snapshot {
  const focused = document.activeElement;
  return { host, elements: byIdentity(host), focused, range: rangeOf(focused) };
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

function refocus(
  snapshot: Snapshot | undefined,
  successors: ReadonlyMap<Element, HTMLElement>,
): void {
  const { focused, range } = snapshot ?? {};
  const successor = focused && successors.get(focused);
  const { activeElement } = document;
  const isElsewhere = activeElement?.matches(stateful);
  if (!successor || (isElsewhere && activeElement !== successor)) return;
  successor.focus({ preventScroll: true });
  if (range && isField(successor) && !(successor instanceof HTMLSelectElement)) {
    successor.setSelectionRange(...range);
  }
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
