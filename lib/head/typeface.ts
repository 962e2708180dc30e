/**
 * What is bold has its letters in the page (lib/head/letters-in-page.ts); the regular ones come after the first paint, so
 * that no first page waits for them: until then the device's own stand in (components/ui/letters.css). Where their coming
 * would move what is being read, they come with the next page, which finds them in the cache.
 */
import { afterFirstPaint } from '#lib/head/first-paint';

const root = document.documentElement;
const key = 'letters';

/** Resolves when the page has been shown and its letters change no more. */
export async function loadTypeface(): Promise<void> {
  const kept = isKept();
  if (kept) root.dataset.letters = '';
  await new Promise<void>(afterFirstPaint);
  if (kept) return;
  try {
    await document.fonts.load('1em "Anek Text"');
  } catch {
    return;
  }
  // What is in view first: the whole page at once would hold up a slow phone for a tenth of a second.
  if (setLetters(blocksInView())) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    setLetters([root]);
  }
  try {
    sessionStorage.setItem(key, 'kept');
  } catch {}
}

/** False where something in view would move: then all stays as it was. */
function setLetters(blocks: readonly HTMLElement[]): boolean {
  const seen = inView(document.querySelector('main'));
  const placesNow = () => seen.map((element) => element.getBoundingClientRect().top);
  const before = placesNow();
  for (const { dataset } of blocks) dataset.letters = '';
  // Less than 3 px is no shift to the browsers' own measure.
  const moved = placesNow().some((top, index) => Math.abs(top - (before[index] ?? top)) >= 3);
  if (moved) for (const { dataset } of blocks) delete dataset.letters;
  return !moved;
}

/** The largest parts of the page that stand in the window and are no higher than it. */
const blocksInView = (parent: Element = document.body): HTMLElement[] =>
  childrenInView(parent).flatMap((child) =>
    child.clientHeight > innerHeight && child.children.length > 0 ? blocksInView(child) : [child],
  );

/** What stands in the window; what is further down is not looked at, or it would be laid out for it. */
const inView = (parent: Element | null): Element[] =>
  parent ? childrenInView(parent).flatMap((child) => [child, ...inView(child)]) : [];

/** Asking where a thing stands inside what is folded away would lay it out. */
const childrenInView = (parent: Element): HTMLElement[] =>
  [...parent.children].flatMap((child) => {
    if (parent.matches('details:not([open])') && !child.matches('summary')) return [];
    if (child.matches('.island')) return childrenInView(child);
    const { top, bottom, height } = child.getBoundingClientRect();
    const stands = height > 0 && bottom > 0 && top < innerHeight;
    return stands && child instanceof HTMLElement ? [child] : [];
  });

function isKept(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
