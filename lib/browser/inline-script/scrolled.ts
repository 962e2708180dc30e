/** <html data-scrolled> past 100 pixels: the header's blur hangs on it. A page that is opened further down scrolls there. */
export function followScroll(): void {
  const { documentElement: root } = document;
  const mark = () => {
    const scrolled = scrollY > 100;
    if (scrolled !== root.hasAttribute('data-scrolled')) root.toggleAttribute('data-scrolled');
  };
  addEventListener('scroll', mark, { passive: true });
}
