/** What floats gives way while a field or an action of the page lies under it: marked `data-covers`, the styles do the rest. */
import { afterFirstPaint } from '#lib/head/first-paint';

const worthSeeing = 'main :is(input,select,textarea,button,.button)';

export function followFloats(): void {
  let watched: IntersectionObserver[] = [];
  const watch = () => {
    for (const observer of watched) observer.disconnect();
    // All is read before anything is written: the page is laid out once.
    const floats = [...document.querySelectorAll('[data-floats]')].map((float) => ({
      float,
      margin: getComputedStyle(float).position === 'fixed' ? marginTo(float) : undefined,
    }));
    watched = floats.flatMap(({ float, margin }) => {
      if (margin) return [observe(float, margin)];
      float.removeAttribute('data-covers');
      return [];
    });
  };
  // What is shown first is not held up by it.
  afterFirstPaint(() => {
    watch();
    addEventListener('resize', watch);
    // Folded or unfolded, it covers another part of the page.
    document.addEventListener('toggle', ({ target }) => closest(target) && watch(), true);
  });
}

const closest = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-floats]');

function observe(float: Element, rootMargin: string): IntersectionObserver {
  const under = new Set<Element>();
  const mark = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) under.add(target);
      else under.delete(target);
    }
    const covers = under.size > 0;
    if (covers !== float.hasAttribute('data-covers')) float.toggleAttribute('data-covers');
  };
  const observer = new IntersectionObserver(mark, { rootMargin });
  for (const element of document.querySelectorAll(worthSeeing)) {
    if (!float.contains(element)) observer.observe(element);
  }
  return observer;
}

/** The window, shrunk to where the element stands, or would if it did not give way. */
function marginTo(float: Element): string {
  const { top, right, bottom, left } = float.getBoundingClientRect();
  const away = Number.parseFloat(getComputedStyle(float).translate.split(' ')[1] ?? '') || 0;
  return [away - top, right - innerWidth, bottom - away - innerHeight, -left]
    .map((side) => `${Math.min(0, Math.round(side))}px`)
    .join(' ');
}
