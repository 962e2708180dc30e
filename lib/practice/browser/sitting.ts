/** A sitting in the browser: saved every ten seconds, as a part is left and as the page closes; the clock is the server's. */

import { randomId } from '#lib/platform/browser/random-id';
import { followAccounts } from '#lib/practice/browser/accounts';
import { startClock } from '#lib/practice/browser/clock';
import { hideQuestion, leadToQuestion, showQuestion } from '#lib/practice/browser/conflict';
import {
  cells,
  checkReadable,
  fill,
  focusNext,
  renderedIn,
  savedIn,
  showFilled,
  showPart,
  typedIn,
} from '#lib/practice/browser/form';
import { addRow, followTotals } from '#lib/practice/browser/journal';
import { markAlive, replayInput } from '#lib/practice/browser/replay-input';
import { changed, post, sendAtClose } from '#lib/practice/browser/saving';
import { forgetSitting, openUnsent } from '#lib/practice/browser/unsent-cells';
import { merged, withEntries } from '#lib/practice/rules/merge';

const saveEveryMs = 10_000;
const afterReloadMs = 1_000;
/** The server takes a last save for 15 seconds, and marks the sheet then. */
const markedAfterMs = 17_000;
/** A line that has not answered by then may be away. */
const slowMs = 3_000;

const takenOver = 'Taken over as it was saved elsewhere';

type Typed = Readonly<Record<string, string>>;

export function start(host: HTMLElement): void {
  const form = host.querySelector('form');
  const main = host.closest('main');
  const sitting = host.dataset.sitting ?? '';
  if (!form || !main) {
    forgetSitting(sitting);
    replayInput(host);
    return;
  }
  const sheet: HTMLFormElement = form;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const call = form.getAttribute('action') ?? '';
  const tab = randomId();
  let rev = Number(field('rev')?.value);
  // At first this is the page as it came; after the save of another tab it came with changes that are not saved.
  const older = host.querySelector<HTMLElement>('[data-older]');
  let known = older ? savedIn(form) : renderedIn(form);
  let sending: Promise<unknown> | undefined;
  /** Until the person chooses: the entries that were changed here and elsewhere, and the sheet as it is saved. */
  let waiting: { readonly both: readonly string[]; readonly saved: Typed } | undefined;
  let isOver = false;
  /** Since the time is over. */
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const unsent = openUnsent(sitting, tab);
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
  // The page of its end forgets what could not be sent; one that goes on has it again.
  const leave = () => {
    isOver = true;
    location.reload();
  };
  /** While nobody knows whether it can be sent, this browser keeps what is not saved. */
  const keep = () => {
    const cells = changed(known, typedIn(form));
    const names = Object.keys(cells);
    const isSure = !isAway && !waiting && navigator.onLine !== false;
    if (isOver || isSure || names.length === 0) return unsent.clear();
    const from = Object.fromEntries(names.map((name) => [name, known[name] ?? '']));
    unsent.store({ typed: cells, from });
  };
  const setLeft = startClock({
    clock: host.querySelector('[data-clock]'),
    said: host.querySelector('[data-said]'),
    bar: host.querySelector('.work-bar'),
    minutes: Number(host.dataset.minutes),
    onEnd() {
      // Whoever has not chosen keeps what is saved; what only this browser has is sent all the same.
      if (waiting) settle(false);
      else void save();
      say(host, 'Time is up: your worksheet is handed in');
      close(true);
      // Without a line nobody knows whether more minutes were given: the next answer says so.
      leaving = setTimeout(() => !isAway && leave(), markedAfterMs);
    },
  });
  const close = (isClosed: boolean) => {
    for (const each of cells(form)) each.disabled = isClosed;
  };
  const setClock = (left: number) => {
    setLeft(left);
    if (left === 0 || leaving === undefined) return;
    clearTimeout(leaving);
    leaving = undefined;
    close(false);
  };

  /** One at a time: the next one starts from what this one has written. */
  async function save(action: 'save' | 'submit' = 'save'): Promise<void> {
    while (sending) await sending;
    if (isOver || waiting) return;
    const sent = message(action);
    const typed = typedIn(sheet);
    const slow = setTimeout(() => {
      isAway = true;
      keep();
    }, slowMs);
    const answering = post(sent);
    sending = answering;
    const answer = await answering;
    sending = undefined;
    clearTimeout(slow);
    isAway = answer.kind === 'away';
    if (answer.kind === 'submitted' || answer.kind === 'over') return leave();
    if (answer.kind === 'away') {
      keep();
      return say(host, 'No line. Keep working', true);
    }
    setClock(answer.left);
    if (answer.kind === 'older') {
      setRev(answer.rev);
      mergeWith(answer.cells, typedIn(sheet));
      if (waiting) return;
      say(host, takenOver);
      const isSaved = Object.keys(changed(known, typedIn(sheet))).length === 0;
      // At once, but never in a circle: from a saving that this browser did not know.
      if (answer.rev !== sent.rev && (action === 'submit' || !isSaved)) void save(action);
      return;
    }
    known = typed;
    setRev(answer.rev);
    keep();
    if (leaving === undefined) say(host, `Saved ${timeNow()}`);
  }

  /** Takes a change of one side as it is, and asks only about entries that both changed. */
  function mergeWith(saved: Typed, here: Typed): void {
    const { typed, both } = merged(known, here, saved);
    known = saved;
    fill(sheet, typed);
    showAll();
    if (both.length > 0) ask(both, saved);
    keep();
  }

  function ask(both: readonly string[], saved: Typed): void {
    waiting = { both, saved };
    showQuestion(host, both, { saved, here: typedIn(sheet) });
    say(host, 'Not saved: choose above first', true);
  }

  const settle = (mine: boolean) => {
    const { both = [], saved = {} } = waiting ?? {};
    waiting = undefined;
    hideQuestion(host);
    if (!mine) {
      fill(sheet, withEntries(typedIn(sheet), both, saved));
      showAll();
      say(host, takenOver);
    }
    void save();
  };

  /** Restores what this browser could not send before it was closed, where nothing newer is saved. */
  const takeBack = () => {
    const left = unsent.takeBack();
    if (!left) return;
    const saved = known;
    known = { ...known, ...left.from };
    isAway = true;
    mergeWith(saved, { ...typedIn(form), ...left.typed });
    if (!waiting && Object.keys(changed(known, typedIn(form))).length > 0) {
      say(host, 'What was typed here and not saved is back');
    }
    void save();
  };

  const follow = () => {
    showAll();
    keep();
  };
  form.addEventListener('input', follow);
  followAccounts(form, follow);
  form.addEventListener('change', ({ target }) => {
    follow();
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
    if (waiting) return leadToQuestion(host);
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
  const sendLast = () => {
    const last = message('save');
    keep();
    if (!isOver && !waiting && Object.keys(last.cells).length > 0) sendAtClose(last);
  };
  document.addEventListener('visibilitychange', () => {
    // A phone that wakes up shows the right time at once.
    if (document.visibilityState === 'visible') void save();
    else sendLast();
  });
  addEventListener('pagehide', sendLast);
  setInterval(() => void save(), saveEveryMs);
  // A save sent while the page closed before a reload may have arrived after this page was made.
  if (isReloaded()) setTimeout(() => void save(), afterReloadMs);
  setLeft(Number(main.dataset.left));
  replayInput(host);
  showAll();
  const both = JSON.parse(older?.dataset.older ?? '[]') as string[];
  if (both.length > 0) {
    older?.remove();
    ask(both, known);
  } else takeBack();
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}

function setField(field: HTMLInputElement | null, value: string): void {
  if (field) field.value = value;
}

function say(host: HTMLElement, text: string, isAway = false): void {
  const place = host.querySelector('[data-saved]');
  if (!place) return;
  place.classList.toggle('away', isAway);
  if (place.textContent !== text) place.textContent = text;
}

const timeNow = () =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' }).format(Date.now()).toUpperCase();
