/**
 * What the visitor does on React's elements before React is there is kept in one log, and played
 * again in order once handlers live. What cannot be played is left to the browser: forms post.
 */

import {
  caretOf,
  type Field,
  isField,
  isTouched,
  keepCaret,
  stateOf,
  submitterOf,
} from '#lib/browser/hydration/form-fields';
import { type ImportIsland, islandOf, makeLoader } from '#lib/browser/hydration/loader';
import {
  dispatch,
  isHydrated,
  pendingAttribute,
  type ReplayedEvent,
  type ReplayedSubmit,
  restore,
} from '#lib/browser/hydration/replayed-event';
import {
  followPresses,
  isReactOwned,
  listenForStored,
  listenForTrigger,
  nativeControls,
} from '#lib/browser/hydration/trigger';
import type { Hoa } from '#lib/browser/inline-script/page-api';
import { requestSubmit } from '#lib/browser/request-submit';

/** The longest that a press or a submit waits, in milliseconds. */
const longestWait = 10_000;

export function startInputReplay(
  importIsland: ImportIsland = (file) => import(file),
): Hoa['hydration'] {
  let log: ReplayedEvent[] = [];
  let replaying = false;
  let posting = false;
  let frame = 0;

  const pressed = followPresses();
  const listeners = { started: recordTouched, ready: pressed, failed: giveUp };
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

  /** The files did not come. What was typed stays kept: a later touch may try again. */
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
    pressed,
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
