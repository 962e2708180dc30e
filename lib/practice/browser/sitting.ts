/** A sitting in the browser: saved every ten seconds, as a part is left and as the page closes; the clock is the server's. */

import { randomId } from '#lib/platform/browser/random-id';
import { followAccounts } from '#lib/practice/browser/accounts';
import { startClock } from '#lib/practice/browser/clock';
import {
  cells,
  checkReadable,
  focusNext,
  growTo,
  isChoice,
  showFilled,
  showPart,
  typedIn,
} from '#lib/practice/browser/form';
import { addRow, followTotals } from '#lib/practice/browser/journal';
import { type Answer, changed, post, sendAtClose } from '#lib/practice/browser/saving';
import { markAlive, takeOver } from '#lib/practice/browser/take-over';

const saveEveryMs = 10_000;
const afterReloadMs = 1_000;
/** The server takes a last save for 15 seconds, and marks the sheet then. */
const markedAfterMs = 17_000;

type Typed = Readonly<Record<string, string>>;

export function start(host: HTMLElement): void {
  const form = host.querySelector('form');
  const main = host.closest('main');
  if (!form || !main) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const call = form.getAttribute('action') ?? '';
  const tab = randomId();
  let rev = Number(field('rev')?.value);
  // At first this is the page as it came.
  let known = renderedIn(form);
  let sending: Promise<unknown> | undefined;
  let waiting: Extract<Answer, { kind: 'older' }> | undefined;
  let isOver = false;
  let isTimeOver = false;
  setField(field('tab'), tab);

  const setRev = (next: number) => {
    rev = next;
    setField(field('rev'), String(next));
    main.dataset.rev = String(next);
  };
  const message = (action: 'save' | 'submit') => ({
    call,
    action,
    rev,
    tab,
    page: String(new FormData(form).getAll('page').at(-1) ?? ''),
    cells: changed(known, typedIn(form)),
  });
  const totals = followTotals(form, host.dataset.locale ?? 'en-IN');
  const showAll = () => {
    totals();
    showFilled(form);
  };
  const leave = () => {
    isOver = true;
    location.reload();
  };
  const setLeft = startClock({
    clock: host.querySelector('[data-clock]'),
    said: host.querySelector('[data-said]'),
    bar: host.querySelector('.work-bar'),
    minutes: Number(host.dataset.minutes),
    onEnd() {
      isTimeOver = true;
      void save();
      say(host, 'Time is up: your worksheet is handed in');
      for (const each of cells(form)) each.disabled = true;
      setTimeout(leave, markedAfterMs);
    },
  });

  /** One at a time: the next one starts from what this one has written. */
  async function save(action: 'save' | 'submit' = 'save'): Promise<void> {
    while (sending) await sending;
    if (isOver || waiting) return;
    const sent = message(action);
    const typed = typedIn(form as HTMLFormElement);
    const answering = post(sent);
    sending = answering;
    const answer = await answering;
    sending = undefined;
    if (answer.kind === 'submitted' || answer.kind === 'over') return leave();
    if (answer.kind === 'away') return say(host, 'No line. Keep working', true);
    setLeft(answer.left);
    if (answer.kind === 'saved') {
      known = typed;
      setRev(answer.rev);
      if (!isTimeOver) say(host, `Saved ${timeNow()}`);
      return;
    }
    // Nothing was typed here since: what holds is taken over without a question.
    if (Object.keys(sent.cells).length === 0) return take(answer);
    waiting = answer;
    conflictOf(host)?.removeAttribute('hidden');
    // In sight and under the hand: nothing is saved until it is answered.
    conflictOf(host)?.querySelector('button')?.focus();
  }

  function take({ cells: saved, rev: next }: Extract<Answer, { kind: 'older' }>): void {
    fill(form as HTMLFormElement, saved);
    known = typedIn(form as HTMLFormElement);
    setRev(next);
    showAll();
    say(host, 'Taken over as it was saved elsewhere');
  }

  const settle = (mine: boolean) => {
    const saved = waiting;
    waiting = undefined;
    conflictOf(host)?.setAttribute('hidden', '');
    if (!saved) return;
    if (!mine) return take(saved);
    known = saved.cells;
    setRev(saved.rev);
    void save();
  };

  form.addEventListener('input', showAll);
  followAccounts(form, showAll);
  form.addEventListener('change', ({ target }) => {
    showAll();
    if (!(target instanceof HTMLInputElement)) return;
    checkReadable(target, Number(host.dataset.day));
    if (target.name !== 'page') return;
    showPart(form, target.value);
    void save();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // A cell is left, as in a spreadsheet: the sheet is handed in by its button alone.
    event.preventDefault();
    focusNext(form, event.target);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save(event.submitter?.getAttribute('value') === 'submit' ? 'submit' : 'save');
  });
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    if (button.dataset.take !== undefined) settle(false);
    if (button.dataset.keep !== undefined) settle(true);
    if (button.dataset.more === undefined) return;
    event.preventDefault();
    const row = addRow(button.closest('.journal'));
    if (!row) return;
    markAlive(row.querySelectorAll('input'));
    row.querySelector('input')?.focus();
  });
  document.addEventListener('visibilitychange', () => {
    // A phone that wakes up shows the right time at once.
    if (document.visibilityState === 'visible') return void save();
    const last = message('save');
    if (!isOver && !waiting && Object.keys(last.cells).length > 0) sendAtClose(last);
  });
  addEventListener('pagehide', () => {
    const last = message('save');
    if (!isOver && !waiting && Object.keys(last.cells).length > 0) sendAtClose(last);
  });
  setInterval(() => void save(), saveEveryMs);
  // A save sent while the page closed before a reload may have arrived after this page was made.
  if (isReloaded()) setTimeout(() => void save(), afterReloadMs);
  setLeft(Number(main.dataset.left));
  takeOver(host);
  showAll();
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}

function setField(field: HTMLInputElement | null, value: string): void {
  if (field) field.value = value;
}

const conflictOf = (host: HTMLElement) => host.querySelector<HTMLElement>('[data-conflict]');

function say(host: HTMLElement, text: string, isAway = false): void {
  const place = host.querySelector('[data-saved]');
  if (!place) return;
  place.classList.toggle('away', isAway);
  if (place.textContent !== text) place.textContent = text;
}

const timeNow = () =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' }).format(Date.now()).toUpperCase();

/** It ignores later input, by a person or by the browser. */
function renderedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    cells(form).flatMap((each) => {
      const value = renderedValue(each);
      return value === '' ? [] : [[each.name, value]];
    }),
  );
}

function renderedValue(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  }
  if (isChoice(field)) return field.defaultChecked ? field.value : '';
  return field.defaultValue;
}

/** The sheet as it is saved, with nothing of what was here. */
function fill(form: HTMLFormElement, typed: Typed): void {
  growTo(form, typed);
  for (const each of cells(form)) {
    const value = typed[each.name] ?? '';
    if (isChoice(each)) each.checked = each.value === value;
    else each.value = value;
  }
}
