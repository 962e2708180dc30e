/** The sheet of a practical paper in the browser: what is typed is stored at once, added up and counted. */

import { followAccounts } from '#lib/practice/browser/accounts';
import {
  cells,
  checkReadable,
  focusNext,
  isChoice,
  isSentAlong,
  putBack,
  showFilled,
  showPart,
  typedIn,
} from '#lib/practice/browser/form';
import { addRow, followTotals } from '#lib/practice/browser/journal';
import { markAlive, replayInput } from '#lib/practice/browser/replay-input';
import { openRecord, storeRecord } from '#lib/practice/browser/stored-book';
import { sheetKey, withSheet } from '#lib/practice/rules/book';

/** `data-module` on the host, `data-set` and `data-cells` on its form. */
export function start(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form) return;
  const key = sheetKey(Number(host.dataset.module), form.dataset.set ?? '');
  const stored = openRecord().sheets[key]?.typed;
  // The server sent the last state along: a row was added, or a marked sheet is corrected.
  if (stored && !isSentAlong(form)) putBack(form, stored);
  let known = stored ?? {};
  const store = () => {
    const typed = typedIn(form);
    storeRecord(withSheet(openRecord(), key, { from: known, to: typed }, Date.now()));
    known = typed;
  };
  const show = followTotals(form, host.dataset.locale ?? 'en-IN');
  const showAll = () => {
    show();
    showFilled(form);
  };

  const follow = () => {
    store();
    showAll();
  };
  form.addEventListener('input', follow);
  followAccounts(form, follow);
  form.addEventListener('change', ({ target }) => {
    store();
    showAll();
    if (target instanceof HTMLInputElement) {
      checkReadable(target, Number(host.dataset.day));
      if (target.name === 'part') showPart(form, target.value);
    }
  });
  form.addEventListener('submit', store);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // A cell is left, as in a spreadsheet: the sheet is handed in by its button alone.
      event.preventDefault();
      focusNext(form, event.target);
    }
  });
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.dataset.more !== undefined) {
      event.preventDefault();
      const row = addRow(button.closest('.journal'));
      if (!row) return;
      markAlive(row.querySelectorAll('input'));
      row.querySelector('input')?.focus();
    }
    if (button?.dataset.clear !== undefined && isSure(button)) {
      clear(form);
      store();
      showAll();
    }
  });
  showAll();
  replayInput(host);
}

const clearWords = 'Clear everything that is typed here?';

/** The first click asks, the second is the answer. */
function isSure(button: HTMLButtonElement): boolean {
  if (button.textContent === clearWords) {
    button.textContent = 'Clear this sheet';
    return true;
  }
  button.textContent = clearWords;
  return false;
}

function clear(form: HTMLFormElement): void {
  for (const field of cells(form)) {
    if (isChoice(field)) field.checked = false;
    else field.value = '';
    field.removeAttribute('aria-invalid');
  }
  for (const said of form.querySelectorAll('.error')) said.remove();
}
