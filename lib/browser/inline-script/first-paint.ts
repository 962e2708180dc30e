import { firstViewEnd } from '#lib/platform/values/page-marks';

/**
 * Has the browser paint nothing of a first view that is half read: what comes after would push it about. By a script,
 * since checkers of HTML do not know the link yet; browsers that do not, either, paint as before.
 */
export function awaitFirstView(): void {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = `#${firstViewEnd}`;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}

let firstPaint: Promise<void> | undefined;

/** Resolves when all is there and the browser reports that it has shown it; looked for once a page, whoever asks. */
export function afterFirstPaint(): Promise<void> {
  firstPaint ??= new Promise((resolve) => {
    const onceShown = () =>
      requestAnimationFrame(() => {
        if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve();
        const paints = new PerformanceObserver((shown) => {
          if (shown.getEntriesByName('first-contentful-paint').length === 0) return;
          paints.disconnect();
          resolve();
        });
        paints.observe({ type: 'paint', buffered: true });
      });
    if (document.readyState === 'complete') onceShown();
    else addEventListener('load', onceShown);
  });
  return firstPaint;
}

/** Half a second after it: the time for what no visitor waits for, but the browser would, for another of its processes. */
export const afterFirstView = async (): Promise<void> => {
  await afterFirstPaint();
  await new Promise((resolve) => setTimeout(resolve, 500));
};

/** The longest that what lies below waits for the typeface, in milliseconds. */
const longest = 3000;

/** Lets what lies far below the first view be laid out, and the links that were put aside act, in a task of its own, when the typeface has settled. */
export function showTheRest(typeface: Promise<void>): void {
  const shown = () => {
    restoreLinks();
    document.documentElement.setAttribute('data-shown', '');
  };
  const late = afterFirstPaint().then(
    () => new Promise<void>((resolve) => setTimeout(resolve, longest)),
  );
  Promise.race([typeface, late]).then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(shown, { timeout: 500 })
      : setTimeout(shown, 50),
  );
}

/** The manifest, which the server put aside because browsers fetch it before they paint. */
function restoreLinks(): void {
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name=manifest-later]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = meta.content;
    meta.replaceWith(link);
  }
}
