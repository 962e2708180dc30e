/**
 * What the visitor does on React's elements before React is there is kept in one log, and played
 * again in order once handlers live. What cannot be played is left to the browser: forms post.
 */

import { storage } from '#lib/browser/storage';
import type { Hoa } from '#lib/head/page-api';
import {
  caretOf,
  type Field,
  isField,
  isTouched,
  setCaret,
  setState,
  stateOf,
} from '#lib/hydration/browser/form-fields';
import { makeLoader } from '#lib/hydration/browser/loader';
import {
  currentElement,
  dispatch,
  isHydrated,
  pendingAttribute,
  type ReplayedEvent,
  type ReplayedSubmit,
} from '#lib/hydration/browser/replayed-event';
import { isReactOwned, listenForTrigger, nativeControls } from '#lib/hydration/browser/trigger';

/** The longest that a press or a submit waits, in milliseconds. */
const longestWait = 10_000;

export function startInputReplay(): Hoa['hydration'] {
  let log: ReplayedEvent[] = [];
  let replaying = false;
  let posting = false;
  let frame = 0;
  let liveSince = 0;
  let caret: [element: Field, at: number | null] | undefined;

  const loader = makeLoader(recordTouched, giveUp);
  const wake = () => loader.wake();
  listenForTrigger(wake);
  // What this browser keeps is put back, or shown, by React: it comes without being asked.
  document.addEventListener('DOMContentLoaded', () => {
    const waiting = document.querySelector<HTMLElement>('[data-hydrate-for]');
    const { hydrateFor, hydrateHash } = waiting?.dataset ?? {};
    const keys = hydrateFor?.split(' ');
    // What the address brings along is put in by React as well.
    const brought = hydrateHash && location.hash.startsWith(`#${hydrateHash}`);
    if (brought || keys?.some((key) => storage.get(key) !== null)) wake();
  });

  const isLate = () => performance.now() - liveSince > longestWait;
  const isLive = (element: Element) =>
    loader.phase === 'live' &&
    !log.some((event) => event.element === element) &&
    (isHydrated(element) || isLate());

  function record(event: ReplayedEvent): void {
    log.push(event);
    // React is there, and only this part of the page is not.
    if (loader.phase === 'live') again();
  }

  function recordValue(element: Field): void {
    const last = log.at(-1);
    if (last?.kind === 'value' && last.element === element) log.pop();
    record({ kind: 'value', element, state: stateOf(element), caret: caretOf(element) });
  }

  /** Autofill, and what the browser restored, came without an event. */
  function recordTouched(): void {
    for (const field of document.querySelectorAll<Field>('input,select,textarea')) {
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
    if (!isReactOwned(button) || isLive(button) || !wake()) return;
    button.setAttribute(pendingAttribute, '');
    record({ kind: 'click', element: button });
    event.stopImmediatePropagation();
  });

  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const by = (event as SubmitEvent).submitter;
    if (replaying || posting || !isReactOwned(form) || isLive(form) || !wake()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(form, by);
  });

  // The browser's bubble would say it in its own words; it is for where React does not come.
  on('invalid', (event) => {
    const form = isField(event.target) && event.target.form;
    if (!form || replaying || posting || !isReactOwned(form) || isLive(form) || !wake()) return;
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

  on('selectionchange', () => {
    const field = document.activeElement;
    if (loader.phase !== 'live' && isField(field)) caret = [field, caretOf(field)];
  });

  /** The browser sends the form itself, as it would without scripts. */
  function post(event: ReplayedSubmit): void {
    log = log.filter((each) => each !== event);
    event.element.removeAttribute(pendingAttribute);
    if (!event.form.hasAttribute('action')) return;
    posting = true;
    event.form.requestSubmit(event.by);
    posting = false;
  }

  /** Chunks did not come. What was typed stays kept: a later touch may try again. */
  function giveUp(): void {
    const sent = log.find((event) => event.kind === 'submit');
    for (const { element } of log) element.removeAttribute(pendingAttribute);
    log = log.filter(({ kind }) => kind === 'value');
    if (sent) post(sent);
  }

  function again(): void {
    if (frame === 0) frame = requestAnimationFrame(replay);
  }

  function replay(): void {
    loader.live();
    liveSince ||= performance.now();
    frame = 0;
    const events = log;
    log = [];
    replaying = true;
    for (const event of events) {
      // The order holds: what follows something that is not ready waits with it.
      if (log.length > 0 || !isHydrated(event.element)) log.push(event);
      else dispatch(event);
    }
    replaying = false;
    if (log.length === 0) return;
    if (isLate()) {
      giveUp();
      log = [];
    } else {
      again();
    }
  }

  return {
    /** In the task of React's commit: nothing can be typed in between. */
    restore() {
      for (const event of log) {
        event.element = currentElement(event.element);
        if (event.kind === 'value' && setState(event.element, event.state)) {
          setCaret(event.element, event.caret);
        }
      }
      // React empties and fills a textarea that has a first text, and the caret falls to its start.
      const [field, at] = caret ?? [];
      if (
        field?.localName === 'textarea' &&
        field === document.activeElement &&
        at &&
        !caretOf(field)
      ) {
        setCaret(field, at);
      }
    },
    /** Not inside React's own dispatch, yet before any input that follows. */
    replay() {
      queueMicrotask(() => {
        replay();
        document.documentElement.dataset.hydrated = '';
      });
    },
  };
}

/** The button that was pressed has the focus; Enter in a field leaves it there. */
const submitterOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type=submit]:focus');

const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true });
