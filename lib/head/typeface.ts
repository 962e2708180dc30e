/**
 * What is bold has its letters in the page (components/ui/anek.css); the rest of the typeface comes after the first
 * paint, so that no first page waits for it: until then the device's own letters stand in (components/ui/letters.css).
 * Where its coming would move what is being read, it comes with the next page, which finds it in the cache.
 */
import { afterFirstPaint } from '#lib/head/first-paint';

const root = document.documentElement;
const key = 'letters';

/** Resolves when the page has been shown and its letters change no more. */
export async function loadTypeface(): Promise<void> {
  const kept = isKept();
  if (kept) root.dataset.letters = '';
  await new Promise<void>(afterFirstPaint);
  if (!kept) await fetchLetters();
}

async function fetchLetters(): Promise<void> {
  const families = ['Anek', getComputedStyle(root).getPropertyValue('--font-rupee')];
  try {
    await Promise.all(families.map((family) => document.fonts.load(`1em ${family}`, 'a₹')));
  } catch {
    return;
  }
  showUnlessItMoves();
  try {
    sessionStorage.setItem(key, 'kept');
  } catch {}
}

function showUnlessItMoves(): void {
  const seen = inView(document.querySelector('main'));
  const placesNow = () => seen.map((element) => element.getBoundingClientRect().top);
  const before = placesNow();
  root.dataset.letters = '';
  // Less than 3 px is no shift to the browsers' own measure.
  const moved = placesNow().some((top, index) => Math.abs(top - (before[index] ?? top)) >= 3);
  if (moved) delete root.dataset.letters;
}

/** What stands in the window; what is further down is not looked at, or it would be laid out for it. */
const inView = (parent: Element | null): Element[] =>
  [...(parent?.children ?? [])].flatMap((child) => {
    if (child.matches('.island')) return inView(child);
    const { top, bottom } = child.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [child, ...inView(child)] : [];
  });

function isKept(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
