/** Writes a marked sheet into the learner's book, and says how it compares with the best one before. */

import { replayInput } from '#lib/practice/browser/replay-input';
import { openRecord, storeRecord } from '#lib/practice/browser/stored-book';
import { type Best, sheetKey, withResult } from '#lib/practice/rules/book';
import { halves } from '#lib/practice/rules/halves';

const minuteMs = 60 * 1000;
/** A sheet that lay open for longer was not worked on all the time. */
const longestMinutes = 240;

/** `data-module`, `data-set`, `data-marks` on the host, `data-score` and `data-of` on the page's main. */
export function start(host: HTMLElement): void {
  const { module = '', set = '', marks = '' } = host.dataset;
  const { score, of } = host.closest('main')?.dataset ?? {};
  const now = Date.now();
  const result: Best = {
    score: Number(score),
    of: Number(of),
    set,
    on: new Date(now).toISOString().slice(0, 10),
    marks,
  };
  const record = openRecord();
  const isFilled = /[^e]/.test(marks);
  if (isFilled && result.of > 0) {
    say(host, '[data-best]', compared(result, record.best[module]));
    storeRecord(withResult(record, Number(module), result));
  }
  const began = record.sheets[sheetKey(Number(module), set)]?.began;
  say(host, '[data-when]', `Set ${set}, ${dayOf(now)}${tookOf(began, now)}`);
  replayInput(host);
}

function compared(result: Best, former: Best | undefined): string {
  if (!former || result.score > former.score) {
    return 'Your best on this page so far; it is now in your book.';
  }
  return result.score === former.score
    ? 'As good as your best on this page.'
    : `Your best on this page is ${halves(former.score)} of ${former.of}.`;
}

const dayOf = (now: number) =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .format(now)
    .replaceAll(',', '');

function tookOf(began: number | undefined, now: number): string {
  const minutes = began === undefined ? 0 : Math.round((now - began) / minuteMs);
  if (minutes < 1 || minutes > longestMinutes) return '';
  return `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function say(host: HTMLElement, selector: string, text: string): void {
  const place = host.querySelector(selector);
  if (place) place.textContent = text;
}
