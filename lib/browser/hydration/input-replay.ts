/**
 * Actions of the visitor on React's elements before hydration are recorded in one log, and replayed
 * again in order once handlers live. What cannot be played is left to the browser: forms post.
 */

import {
  caretOf,
  type Field,
  type FieldState,
  isField,
  isTouched,
  keepCaret,
  notifyReact,
  setCaret,
  setState,
  stateOf,
  submitterOf,
} from '#lib/browser/hydration/form-fields';
import {
  type ImportIsland,
  islandOf,
  isReactOwned,
  listenForStored,
  listenForTrigger,
  makeLoader,
  nativeControls,
  trackPointer,
} from '#lib/browser/hydration/loader';
import { requestSubmit } from '#lib/platform/browser/dom';
import type { Hoa } from '#lib/platform/browser/page-api';

/** The longest that a click or a submit waits, in milliseconds. */
const longestWait = 10_000;

export function startInputReplay(
  importIsland: ImportIsland = (file) => import(file),
): Hoa['hydration'] {
  let log: ReplayedEvent[] = [];
  let replaying = false;
  let posting = false;
  let frame = 0;

  const pointerReleased = trackPointer();
  const listeners = { started: recordTouched, ready: pointerReleased, failed: giveUp };
  const loader = makeLoader(listeners, importIsland);
  const hydrate = (element: Element) => loader.hydrate(element);
  listenForTrigger(hydrate);
  listenForStored(hydrate);
  const restoreCaret = keepCaret((field) => !loader.isLive(field));

  const isLate = (element: Element) => loader.liveForMs(element) > longestWait;
  const isLive = (element: Element) =>
    loader.isLive(element) &&
    !log.some((event) => event.element === element) &&
    (isHydrated(element) || isLate(element));

  function record(event: ReplayedEvent): void {
    log.push(event);
    // React is there, and only this part of the page is not.
    if (loader.isLive(event.element)) again();
  }

  function recordValue(element: Field): void {
    const last = log.at(-1);
    if (last?.kind === 'value' && last.element === element) log.pop();
    record({ kind: 'value', element, state: stateOf(element), caret: caretOf(element) });
  }

  /** Autofill, and what the browser restored, came without an event. */
  function recordTouched(island: HTMLElement): void {
    for (const field of island.querySelectorAll<Field>('input,select,textarea')) {
      const known = log.some(({ element }) => element === field);
      if (!known && isReactOwned(field) && isTouched(field)) recordValue(field);
    }
  }

  on('input', edited);
  on('change', edited);
  function edited(event: Event): void {
    const { target } = event;
    if ((replaying && !event.isTrusted) || !isField(target)) return;
    if (!isReactOwned(target) || isLive(target)) return;
    recordValue(target);
    event.stopImmediatePropagation();
  }

  on('reset', ({ target }) => {
    log = log.filter(({ element }) => !isField(element) || element.form !== target);
  });

  on('click', (event) => {
    const button = (event.target as Element).closest?.('button');
    if (replaying || button?.type !== 'button' || button.matches(nativeControls)) return;
    if (!isReactOwned(button) || isLive(button) || !hydrate(button)) return;
    button.setAttribute(pendingAttribute, '');
    record({ kind: 'click', element: button });
    event.stopImmediatePropagation();
  });

  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const by = (event as SubmitEvent).submitter;
    if (replaying || posting || !isReactOwned(form) || isLive(form) || !hydrate(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(form, by);
  });

  // The browser's bubble would say it in its own words; it is for where React does not come.
  on('invalid', (event) => {
    const form = isField(event.target) && event.target.form;
    if (!form || replaying || posting || !isReactOwned(form) || isLive(form) || !hydrate(form))
      return;
    event.preventDefault();
    hold(form, submitterOf(form));
  });

  function hold(form: HTMLFormElement, by: HTMLElement | null): void {
    // Impatience is not a second request.
    if (log.some((event) => event.kind === 'submit' && event.form === form)) return;
    const event: ReplayedEvent = { kind: 'submit', element: by ?? form, form, by };
    event.element.setAttribute(pendingAttribute, '');
    record(event);
    setTimeout(() => log.includes(event) && post(event), longestWait);
  }

  /** The browser sends the form itself, as it would without scripts. */
  function post(event: ReplayedSubmit): void {
    log = log.filter((each) => each !== event);
    event.element.removeAttribute(pendingAttribute);
    if (!event.form.hasAttribute('action')) return;
    // In a task of its own: files that are known to fail do so while the submit is under way, when a form is not sent again.
    setTimeout(() => {
      posting = true;
      requestSubmit(event.form, event.by);
      posting = false;
    });
  }

  /** The files did not load. Typed input stays recorded: a later touch may try again. */
  function giveUp(island: HTMLElement): void {
    const own = log.filter(({ element }) => island.contains(element));
    const sent = own.find((event) => event.kind === 'submit');
    for (const { element } of own) element.removeAttribute(pendingAttribute);
    log = log.filter((event) => event.kind === 'value' || !own.includes(event));
    if (sent) post(sent);
  }

  function again(): void {
    if (frame === 0) frame = requestAnimationFrame(replay);
  }

  function replay(): void {
    frame = 0;
    const events = log;
    log = [];
    replaying = true;
    for (const event of events) {
      // The order holds: what follows something that is not ready waits with it.
      const behind = log.some(({ element }) => islandOf(element) === islandOf(event.element));
      if (behind || !isHydrated(event.element)) log.push(event);
      else dispatch(event);
    }
    replaying = false;
    const waiting = log.find(({ element }) => loader.isLive(element));
    if (!waiting) return;
    if (isLate(waiting.element)) {
      const island = islandOf(waiting.element) ?? document.documentElement;
      giveUp(island);
      log = log.filter(({ element }) => !island.contains(element));
    } else {
      again();
    }
  }

  return {
    snapshot(part) {
      if (!loader.isLive(part)) recordTouched(part);
    },
    /** In the task of React's commit: nothing can be typed in between. */
    restore(successors, part) {
      for (const event of log) restore(event, successors, part);
      return restoreCaret;
    },
    pointerReleased,
    /** Not inside React's own dispatch, yet before any input that follows. */
    replay(island) {
      queueMicrotask(() => {
        loader.live(island);
        replay();
        document.documentElement.dataset.hydrated = '';
      });
    },
  };
}

const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true });

type Value = { kind: 'value'; element: Field; state: FieldState; caret: number | null };
type Click = { kind: 'click'; element: HTMLElement };
type ReplayedSubmit = {
  kind: 'submit';
  element: HTMLElement;
  form: HTMLFormElement;
  by: HTMLElement | null;
};
type ReplayedEvent = Value | Click | ReplayedSubmit;

/** The mark of what waits: styles may show it. */
const pendingAttribute = 'data-pending';

function dispatch(event: ReplayedEvent): void {
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
function restore(
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

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
