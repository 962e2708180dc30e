/**
 * Of an accordion one part is open: the one that closes above would take the pressed heading out of sight. It stays where
 * it was, whether pressed by finger or key; without a script the browser's own anchor holds it (components/ui/ui.css).
 */
export function holdPressed(target: Element): void {
  const heading = target.closest('details[name] > summary');
  if (!heading) return;
  const { style } = document.documentElement;
  const before = heading.getBoundingClientRect().top;
  // Its anchor may be another place: only one of the two may move the page.
  style.overflowAnchor = 'none';
  let frames = 3;
  // For the frames in which parts open and close, and no longer: who scrolls on at once is not pulled back.
  const hold = () => {
    scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' });
    frames -= 1;
    if (frames) requestAnimationFrame(hold);
    else style.removeProperty('overflow-anchor');
  };
  requestAnimationFrame(hold);
}
