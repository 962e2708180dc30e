/** What floats gives way while a field or an action of the page lies under it: marked `data-covers`, the styles do the rest. */
const worthSeeing = 'main :is(input,select,textarea,button,.button)';

export function followFloats(): void {
  const watched = new Map<Element, IntersectionObserver>();
  const watch = () => {
    for (const float of document.querySelectorAll('[data-floats]')) {
      watched.get(float)?.disconnect();
      watched.set(float, observe(float));
    }
  };
  addEventListener('load', watch);
  addEventListener('resize', watch);
  // Folded or unfolded, it covers another part of the page.
  document.addEventListener('toggle', ({ target }) => closest(target) && watch(), true);
}

const closest = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-floats]');

function observe(float: Element): IntersectionObserver {
  const under = new Set<Element>();
  const mark = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) under.add(target);
      else under.delete(target);
    }
    float.toggleAttribute('data-covers', under.size > 0);
  };
  const observer = new IntersectionObserver(mark, { rootMargin: marginTo(float) });
  float.toggleAttribute('data-covers', false);
  if (getComputedStyle(float).position !== 'fixed') return observer;
  for (const element of document.querySelectorAll(worthSeeing)) {
    if (!float.contains(element)) observer.observe(element);
  }
  return observer;
}

/** The window, shrunk to where the element stands. */
function marginTo(float: Element): string {
  const { top, right, bottom, left } = float.getBoundingClientRect();
  return [-top, right - innerWidth, bottom - innerHeight, -left]
    .map((side) => `${Math.min(0, Math.round(side))}px`)
    .join(' ');
}
