/** What floats gives way while a field, an action or the focus of the page lies under it: marked `data-covers`, the styles do the rest. */
const worthSeeing = 'main :is(input,select,textarea,button,.button)';

interface Watch {
  add(element: Element): void;
  remove(element: Element): void;
  end(): void;
}

export function followFloats(): void {
  const watched = new Map<Element, Watch>();
  const watch = () => {
    for (const float of document.querySelectorAll('[data-floats]')) {
      watched.get(float)?.end();
      watched.set(float, observe(float));
    }
  };
  addEventListener('load', watch);
  addEventListener('resize', watch);
  // Folded or unfolded, it covers another part of the page.
  document.addEventListener('toggle', ({ target }) => closest(target) && watch(), true);
  for (const [type, does] of [
    ['focusin', 'add'],
    ['focusout', 'remove'],
  ] as const) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element) || target.matches(worthSeeing)) return;
      for (const each of watched.values()) each[does](target);
    });
  }
}

const closest = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-floats]');

function observe(float: Element): Watch {
  const under = new Set<Element>();
  const show = () => float.toggleAttribute('data-covers', under.size > 0);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      show();
    },
    { rootMargin: marginTo(float) },
  );
  show();
  const isFixed = getComputedStyle(float).position === 'fixed';
  const add = (element: Element) => {
    if (isFixed && !float.contains(element)) observer.observe(element);
  };
  if (isFixed) document.querySelectorAll(worthSeeing).forEach(add);
  const remove = (element: Element) => {
    observer.unobserve(element);
    under.delete(element);
    show();
  };
  return { add, remove, end: () => observer.disconnect() };
}

/** The window, shrunk to where the element stands. */
function marginTo(float: Element): string {
  const { top, right, bottom, left } = float.getBoundingClientRect();
  return [-top, right - innerWidth, bottom - innerHeight, -left]
    .map((side) => `${Math.min(0, Math.round(side))}px`)
    .join(' ');
}
