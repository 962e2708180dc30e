/** <html data-scrolled> past 100 pixels: the header's blur hangs on it. */
export function followScroll(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 100);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
