import type {} from '#lib/platform/browser/page-api';

/** The page's log replays on what React has marked: nothing of React is in the islands of the practice book. */
export const markAlive = (elements: Iterable<Element>): void => {
  for (const element of elements) Object.assign(element, { __reactFiber$none: true });
};

export function replayInput(host: HTMLElement): void {
  markAlive(host.querySelectorAll('form,input,select,button,label'));
  window.hoa?.hydration.restore(new Map(), host)();
  window.hoa?.hydration.replay(host);
}
