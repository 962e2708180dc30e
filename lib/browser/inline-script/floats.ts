/** What floats gives way while a field, an action, a row of figures, a stamp or the focus of the page lies under it: marked `data-covers`, the styles do the rest. */
import { afterFirstPaint } from '#lib/browser/inline-script/first-paint';

const mustStayVisible = 'main :is(input,select,textarea,button,.button,.action,.stamp,tbody tr)';

interface Watch {
  add(element: Element): void;
  remove(element: Element): void;
  show(): void;
  end(): void;
}

let watched: Watch[] = [];
let margins = '';
let isHeld = true;

/** What gives way at first does so from now on: for the turn in which all below is laid out. */
export function releaseFloats(): void {
  isHeld = false;
  for (const each of watched) each.show();
}

export function followFloats(): void {
  // What is shown first is not held up by it.
  afterFirstPaint().then(() => {
    watch();
    addEventListener('resize', () => watch());
    // In other letters it may have another size; most often it has not.
    document.fonts.addEventListener('loadingdone', () => watch(margins));
    // Folded or unfolded, it covers another part of the page.
    document.addEventListener('toggle', ({ target }) => closest(target) && watch(), true);
  });
  for (const [type, does] of [
    ['focusin', 'add'],
    ['focusout', 'remove'],
  ] as const) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element) || target.matches(mustStayVisible)) return;
      for (const each of watched) each[does](target);
    });
  }
}

/** Begins anew, unless every float stands where it stood (`margins`). */
function watch(known?: string): void {
  // All is read before anything is written: the page is laid out once.
  const floats = [...document.querySelectorAll('[data-floats]')].map((float) => ({
    float,
    margin: getComputedStyle(float).position === 'fixed' ? marginTo(float) : undefined,
  }));
  margins = floats.map(({ margin }) => margin).join();
  if (margins === known) return;
  for (const each of watched) each.end();
  const below = document.querySelectorAll(mustStayVisible);
  watched = floats.flatMap(({ float, margin }) => {
    if (margin) return [observe(float, margin, below)];
    float.removeAttribute('data-covers');
    return [];
  });
}

const closest = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-floats]');

function observe(float: Element, rootMargin: string, below: NodeListOf<Element>): Watch {
  const under = new Set<Element>();
  const show = () => {
    if (!isHeld) float.toggleAttribute('data-covers', under.size > 0);
  };
  const mark = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) under.add(target);
      else under.delete(target);
    }
    show();
  };
  const observer = new IntersectionObserver(mark, { rootMargin });
  const add = (element: Element) => {
    if (!float.contains(element)) observer.observe(element);
  };
  below.forEach(add);
  const remove = (element: Element) => {
    observer.unobserve(element);
    under.delete(element);
    show();
  };
  return { add, remove, show, end: () => observer.disconnect() };
}

/** The window, shrunk to where the element stands, or would if it did not give way. */
function marginTo(float: Element): string {
  const { top, right, bottom, left } = float.getBoundingClientRect();
  const away = Number.parseFloat(getComputedStyle(float).translate.split(' ')[1] ?? '') || 0;
  return [away - top, right - innerWidth, bottom - away - innerHeight, -left]
    .map((side) => `${Math.min(0, Math.round(side))}px`)
    .join(' ');
}
