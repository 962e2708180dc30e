/** What can wait until the page has been shown. */

/** Acts when all is there and the browser reports that it has shown it. */
export function afterFirstPaint(act: () => void): void {
  const onceShown = () =>
    requestAnimationFrame(() => {
      if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return act();
      const paints = new PerformanceObserver((shown) => {
        if (shown.getEntriesByName('first-contentful-paint').length === 0) return;
        paints.disconnect();
        act();
      });
      paints.observe({ type: 'paint', buffered: true });
    });
  if (document.readyState === 'complete') onceShown();
  else addEventListener('load', onceShown);
}

/** Links whose kind was put aside by the server, because browsers fetch them before they paint. */
export function restoreLinks(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    link.rel = link.dataset.rel ?? '';
  }
}
