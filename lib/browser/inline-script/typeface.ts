/**
 * The bold font has its letters in the page (`addLetters`); the regular ones come after the first paint, so that no
 * first page waits for them: until then the device's own font is shown (components/ui/fonts.css). Where a paragraph
 * would break elsewhere it is set a hair closer or wider; should something that is being read move all the same, they
 * come with the next page, which finds them in the cache.
 */

import { afterFirstPaint, afterFirstView } from '#lib/browser/inline-script/first-paint';
import { cameFromUs } from '#lib/browser/inline-script/tabs';
import type { FontInPage } from '#lib/platform/browser/page-api';
import { sessionMarks } from '#lib/platform/browser/storage';

const root = document.documentElement;
const mark = 'letters';

/** Resolves when the page has been shown and its letters change no more. */
export async function loadTypeface(): Promise<void> {
  const stored = isFontCached();
  if (stored) root.dataset.letters = '';
  await afterFirstPaint();
  if (stored || lacksFont()) return;
  try {
    await document.fonts.load('1em "Anek Text"');
  } catch {
    return;
  }
  const seen = inView(document.querySelector('main'));
  const texts = seen.flatMap(textsOf);
  // Blocks in view come first: the whole page at once would hold up a slow phone for a tenth of a
  // second.
  if (setFont(blocksInView(), seen, texts)) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    setFont([root], seen, texts);
  }
  afterFirstView().then(() => sessionMarks.set(mark));
}

/** The device has no Tamil or Telugu letters: those of ours will come, and Latin ones besides would weigh too much. */
function lacksFont(): boolean {
  const found = [...document.fonts].map((face) => face.family.includes('Device') && face.status);
  return found.includes('error') && !found.includes('loaded');
}

/** False where one of the elements or texts in view would move: then all stays as it was. */
function setFont(
  blocks: readonly HTMLElement[],
  seen: readonly Element[],
  texts: readonly Range[],
): boolean {
  const topsNow = () => seen.map((element) => element.getBoundingClientRect().top);
  const startsNow = () => texts.map((text) => text.getClientRects()[0]);
  const tops = topsNow();
  const starts = startsNow();
  const parts: readonly Part[] = [...seen, ...texts];
  const boxes = new Map(
    parts.flatMap((part) => {
      const box = boxOf(part);
      return box ? [[part, box] as const] : [];
    }),
  );
  for (const { dataset } of blocks) dataset.letters = '';
  // The innermost first: what is around them then has its height again. What goes on below the window may grow there.
  const fitted = parts
    .filter((part) => part instanceof Range || (boxes.get(part)?.bottom ?? 0) <= innerHeight)
    .reverse()
    .map((part) => fitLines(part, boxes));
  const moved =
    topsNow().some((top, at) => Math.abs(top - (tops[at] ?? top)) >= least) ||
    shiftOf(texts, starts, startsNow()) > most;
  if (moved) {
    for (const { dataset } of blocks) delete dataset.letters;
    for (const one of fitted) if (one) one.style.letterSpacing = '';
  }
  return !moved;
}

/** By how much a paragraph may be set closer or wider, in thousandths of its size: too little to be seen. */
const fits = [-5, 5, -10, 10, -16, 16];

/** Sets the paragraph of what went to another line a hair closer or wider, so that its lines stay as they were `before`; says which. */
function fitLines(part: Part, before: ReadonlyMap<Part, DOMRect>): HTMLElement | undefined {
  const was = before.get(part);
  if (!was || isAt(boxOf(part), was.top, was)) return undefined;
  const paragraph = paragraphOf(part instanceof Range ? part.startContainer.parentElement : part);
  const around = paragraph && before.get(paragraph);
  if (!around) return undefined;
  // Where it is in its paragraph; what is around that has its own turn.
  const isAsBefore = () => {
    const { top } = paragraph.getBoundingClientRect();
    return isAt(boxOf(part), top + was.top - around.top, was);
  };
  for (const fit of fits) if (!isAsBefore()) paragraph.style.letterSpacing = `${fit / 1000}em`;
  if (!isAsBefore()) paragraph.style.letterSpacing = '';
  return paragraph;
}

type Part = Element | Range;

const boxOf = (part: Part) =>
  part instanceof Range ? part.getClientRects()[0] : part.getBoundingClientRect();

const isAt = (now: DOMRect | undefined, top: number, { height }: DOMRect) =>
  !now || (Math.abs(now.top - top) < least && Math.abs(now.height - height) < least);

function paragraphOf(element: Element | null): HTMLElement | undefined {
  for (let at = element; at; at = at.parentElement)
    if (at instanceof HTMLElement && getComputedStyle(at).display !== 'inline') return at;
  return undefined;
}

/** As browsers count it: less than 3 px is no shift; and a score that is still none to a reader. */
const least = 3;
const most = 0.008;

/** The share of the window that the texts fill which begin elsewhere now, by how far the farthest went. */
function shiftOf(
  texts: readonly Range[],
  before: readonly (DOMRect | undefined)[],
  after: readonly (DOMRect | undefined)[],
): number {
  let area = 0;
  let farthest = 0;
  for (const [at, text] of texts.entries()) {
    const [from, to] = [before[at], after[at]];
    const way =
      from && to ? Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top)) : 0;
    if (way < least) continue;
    const { width, height } = text.getBoundingClientRect();
    area += width * height;
    farthest = Math.max(farthest, way);
  }
  return (area / (innerWidth * innerHeight)) * (farthest / Math.max(innerWidth, innerHeight));
}

const textsOf = (element: Element): Range[] =>
  [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range;
    });

/** The largest parts of the page that are in the window and are no higher than it. */
const blocksInView = (parent: Element = document.body): HTMLElement[] =>
  childrenInView(parent).flatMap((child) =>
    child.clientHeight > innerHeight && child.children.length > 0 ? blocksInView(child) : [child],
  );

/** Blocks further down are not looked at, or they would be laid out for it. */
const inView = (parent: Element | null): Element[] =>
  parent ? childrenInView(parent).flatMap((child) => [child, ...inView(child)]) : [];

/** Asking where a thing is inside what is folded away would lay it out. */
const childrenInView = (parent: Element): HTMLElement[] => {
  const isFolded = parent instanceof HTMLDetailsElement && !parent.open;
  return [...parent.children].flatMap((child) => {
    if (isFolded && child.localName !== 'summary') return [];
    if (child.classList.contains('island')) return childrenInView(child);
    const { top, bottom, height } = child.getBoundingClientRect();
    const isVisible = height > 0 && bottom > 0 && top < innerHeight;
    return isVisible && child instanceof HTMLElement ? [child] : [];
  });
};

/**
 * Fetched on a page before, they are in the browser's cache. Not asked unless a page of ours led here: the question waits
 * for another process, and with it the page.
 */
function isFontCached(): boolean {
  // By a page of ours, which most often has them; nobody reads this one yet.
  if ('prerendering' in document && document.prerendering) return true;
  // Private pages send no referrer to the next one in their tab.
  const mayBeFromUs = cameFromUs() || (document.referrer === '' && history.length > 1);
  return mayBeFromUs && sessionMarks.has(mark);
}

/** The build puts them here, from app/fonts (lib/start/build/bundles.ts). */
declare const fontInPage: FontInPage;

/**
 * Gives the browser the letters that are in the page before it lays anything out: a face that a style sheet brings,
 * even as a `data:` address, comes later than the first layout, which is then done for invisible letters and once more.
 */
export function addFont(): void {
  for (const { weights, range, woff2 } of fontInPage) {
    const bytes = bytesOf(woff2);
    for (const weight of weights)
      document.fonts.add(new FontFace('Anek', bytes, { weight, unicodeRange: range }));
  }
}

/** Not yet in the types of the platform. https://tc39.es/proposal-arraybuffer-base64/ */
const { fromBase64 } = Uint8Array as {
  readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
};

/** Browsers of before 2025 read them letter by letter, which takes a third of the head script's time. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
