/**
 * Of an accordion one part is open: the one that closes above would take the pressed heading out of sight. It stays where
 * it was, whether pressed by finger or key.
 */
export function holdPressed(target: Element): void {
  const heading = target.closest('details[name] > summary');
  if (!heading) return;
  const { style } = document.documentElement;
  const before = heading.getBoundingClientRect().top;
  // Its anchor may be another place: only one of the two may move the page.
  style.overflowAnchor = 'none';
  const ends = performance.now() + settled;
  const hold = () => {
    const moved = heading.getBoundingClientRect().top - before;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
    if (performance.now() < ends) requestAnimationFrame(hold);
    else style.removeProperty('overflow-anchor');
  };
  requestAnimationFrame(hold);
}

/** Milliseconds in which what opens and closes has its height. */
const settled = 300;
