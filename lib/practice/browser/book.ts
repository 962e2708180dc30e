/** Inks the pages of the practice book from what this browser stores, and makes the link for a class. */

import { replayInput } from '#lib/practice/browser/replay-input';
import { openRecord } from '#lib/practice/browser/stored-book';
import type { Best } from '#lib/practice/rules/book';
import { halves } from '#lib/practice/rules/halves';
import { newSet } from '#lib/practice/rules/papers/draw';

export function start(host: HTMLElement): void {
  const ink = () => inkBook(host, openRecord().best);
  ink();
  addEventListener('storagechange', ink);
  followClassLink(host);
  replayInput(host);
}

function inkBook(host: HTMLElement, best: Readonly<Record<string, Best>>): void {
  const pages = [...host.querySelectorAll<HTMLElement>('[data-page]')];
  for (const page of pages) inkPage(page, best[page.dataset.page ?? '']);
  const sum = (level?: string) =>
    pages
      .filter(({ dataset }) => level === undefined || dataset.level === level)
      .reduce((total, { dataset }) => total + (best[dataset.page ?? '']?.score ?? 0), 0);
  for (const { dataset } of host.querySelectorAll<HTMLElement>('[data-done]')) {
    const { done: level = '' } = dataset;
    const own = pages.filter((page) => page.dataset.level === level);
    const done = own.filter((page) => best[page.dataset.page ?? '']).length;
    put(host, `[data-right="${level}"]`, halves(sum(level)));
    put(
      host,
      `[data-done="${level}"]`,
      done > 0 ? `${done} of ${own.length} pages` : 'no page yet',
    );
  }
  put(host, '[data-right="all"]', halves(sum()));
  lead(host, pages, best);
}

const classes: Readonly<Record<string, string>> = { r: 'i', p: 'i half', w: 'w', e: 'e' };

function inkPage(page: HTMLElement, best: Best | undefined): void {
  page.classList.toggle('inked', best !== undefined);
  const strokes = page.querySelectorAll('[data-stroke]');
  for (const [at, stroke] of [...strokes].entries()) {
    stroke.setAttribute('class', classes[best?.marks.charAt(at) ?? ''] ?? 'e');
  }
  const result = page.querySelector('[data-result]');
  page.querySelector('.bk-full')?.remove();
  if (!best || !result) return;
  const figure = document.createElement('b');
  figure.textContent = `${halves(best.score)} of ${best.of}`;
  const when = document.createElement('span');
  when.textContent = shortDay(best.on);
  result.replaceChildren(figure, ' ', when);
  if (best.score < best.of) return;
  const stamp = document.createElement('span');
  stamp.className = 'bk-full';
  stamp.textContent = 'All right';
  result.after(stamp);
}

const shortDay = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );

/** The first page that was not worked on, and the newest one that was not all right. */
function lead(
  host: HTMLElement,
  pages: readonly HTMLElement[],
  best: Readonly<Record<string, Best>>,
): void {
  const goOn = host.querySelector<HTMLAnchorElement>('[data-go-on]');
  const again = host.querySelector<HTMLAnchorElement>('[data-again]');
  const next = pages.find(({ dataset }) => !best[dataset.page ?? '']);
  const [open] = pages
    .flatMap((page) => {
      const own = best[page.dataset.page ?? ''];
      return own && own.score < own.of ? [{ page, own }] : [];
    })
    .sort((one, other) => (one.own.on < other.own.on ? 1 : -1));
  if (goOn && next) {
    const { page } = next.dataset;
    goOn.textContent = next === pages[0] ? `Start with page ${page}` : `Continue with page ${page}`;
    goOn.href = hrefOf(next);
  }
  if (!again) return;
  again.hidden = open === undefined;
  if (!open) return;
  const { page, own } = open;
  again.textContent = `Page ${page.dataset.page} again: ${halves(own.score)} of ${own.of}`;
  again.href = hrefOf(page);
}

const hrefOf = (page: HTMLElement): string => page.querySelector('a')?.href ?? '';

function put(host: HTMLElement, selector: string, text: string): void {
  const place = host.querySelector(selector);
  if (place) place.textContent = text;
}

function followClassLink(host: HTMLElement): void {
  const select = host.querySelector<HTMLSelectElement>('[data-class-page]');
  const shown = host.querySelector<HTMLElement>('[data-class-link]');
  const copy = host.querySelector<HTMLElement>('.bk-link [data-copy]');
  if (!select || !shown || !copy) return;
  const set = newSet(crypto.getRandomValues(new Uint8Array(5)));
  const show = () => {
    const { origin = '', book = '' } = shown.dataset;
    const path = `${book}/${select.value}?set=${set}`;
    shown.textContent = path;
    copy.dataset.copy = origin + path;
  };
  select.addEventListener('change', show);
  show();
}
