/**
 * What the visitor does on React's elements before React is there is kept in one log, and played
 * again in order once handlers live. What cannot be played is left to the browser: forms post.
 */
import { type Entry, isHydrated, pending, play, type Submit, sameElement } from '#lib/head/entries';
import {
  caretOf,
  type Field,
  isField,
  isTouched,
  setCaret,
  setState,
  stateOf,
} from '#lib/head/fields';
import type { Hoa } from '#lib/head/hoa';
import { isOwned, listenForIntent, native } from '#lib/head/intent';
import { makeLoader } from '#lib/head/loader';
import { store } from '#lib/head/store';

/** The longest that a press or a submit waits, in milliseconds. */
const longestWait = 10_000;

export function keepMeanwhile(): Hoa['later'] {
  let log: Entry[] = [];
  let replaying = false;
  let posting = false;
  let frame = 0;
  let liveSince = 0;
  let caret: [element: Field, at: number | null] | undefined;

  const loader = makeLoader(keepTouched, giveUp);
  const wake = () => loader.wake();
  listenForIntent(wake);
  // What this browser keeps is put back, or shown, by React: it comes without being asked.
  document.addEventListener('DOMContentLoaded', () => {
    const keys = document.querySelector('[data-wake]')?.getAttribute('data-wake')?.split(' ');
    if (keys?.some((key) => store.get(key) !== null)) wake();
  });

  const isLate = () => performance.now() - liveSince > longestWait;
  const isLive = (element: Element) =>
    loader.phase === 'live' &&
    !log.some((entry) => entry.element === element) &&
    (isHydrated(element) || isLate());

  function keep(entry: Entry): void {
    log.push(entry);
    // React is there, and only this part of the page is not.
    if (loader.phase === 'live') again();
  }

  function keepValue(element: Field): void {
    const last = log.at(-1);
    if (last?.kind === 'value' && last.element === element) log.pop();
    keep({ kind: 'value', element, state: stateOf(element), caret: caretOf(element) });
  }

  /** Autofill, and what the browser restored, came without an event. */
  function keepTouched(): void {
    for (const field of document.querySelectorAll<Field>('input,select,textarea')) {
      const known = log.some(({ element }) => element === field);
      if (!known && isOwned(field) && isTouched(field)) keepValue(field);
    }
  }

  on('input', edited);
  on('change', edited);
  function edited(event: Event): void {
    const { target } = event;
    if ((replaying && !event.isTrusted) || !isField(target)) return;
    if (!isOwned(target) || isLive(target)) return;
    keepValue(target);
    event.stopImmediatePropagation();
  }

  on('reset', ({ target }) => {
    log = log.filter(({ element }) => !isField(element) || element.form !== target);
  });

  on('click', (event) => {
    const button = (event.target as Element).closest?.('button');
    if (replaying || button?.type !== 'button' || button.matches(native)) return;
    if (!isOwned(button) || isLive(button) || !wake()) return;
    button.setAttribute(pending, '');
    keep({ kind: 'click', element: button });
    event.stopImmediatePropagation();
  });

  on('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const by = (event as SubmitEvent).submitter;
    if (replaying || posting || !isOwned(form) || isLive(form) || !wake()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(form, by);
  });

  // The browser's bubble would say it in its own words; it is for where React does not come.
  on('invalid', (event) => {
    const form = isField(event.target) && event.target.form;
    if (!form || replaying || posting || !isOwned(form) || isLive(form) || !wake()) return;
    event.preventDefault();
    hold(form, submitterOf(form));
  });

  function hold(form: HTMLFormElement, by: HTMLElement | null): void {
    // Impatience is not a second request.
    if (log.some((entry) => entry.kind === 'submit' && entry.form === form)) return;
    const entry: Entry = { kind: 'submit', element: by ?? form, form, by };
    entry.element.setAttribute(pending, '');
    keep(entry);
    setTimeout(() => log.includes(entry) && post(entry), longestWait);
  }

  on('selectionchange', () => {
    const field = document.activeElement;
    if (loader.phase !== 'live' && isField(field)) caret = [field, caretOf(field)];
  });

  /** The browser sends the form itself, as it would without scripts. */
  function post(entry: Submit): void {
    log = log.filter((each) => each !== entry);
    entry.element.removeAttribute(pending);
    if (!entry.form.hasAttribute('action')) return;
    posting = true;
    entry.form.requestSubmit(entry.by);
    posting = false;
  }

  /** Chunks did not come. What was typed stays kept: a later touch may try again. */
  function giveUp(): void {
    const sent = log.find((entry) => entry.kind === 'submit');
    for (const { element } of log) element.removeAttribute(pending);
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
    const entries = log;
    log = [];
    replaying = true;
    for (const entry of entries) {
      // The order holds: what follows something that is not ready waits with it.
      if (log.length > 0 || !isHydrated(entry.element)) log.push(entry);
      else play(entry);
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
      for (const entry of log) {
        entry.element = sameElement(entry.element);
        if (entry.kind === 'value' && setState(entry.element, entry.state)) {
          setCaret(entry.element, entry.caret);
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
