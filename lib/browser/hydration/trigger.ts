/** What counts as wanting React: press, focus, key or mouse on something that React owns, and what this browser keeps for it. */
import { sessionMarks } from '#lib/browser/session-marks';
import { storage } from '#lib/browser/storage';

/** These act without React wherever they stand. */
export const nativeControls =
  'a[href],area[href],summary,[data-shell],button[command],button[popovertarget]';
const control = 'button,input,select,textarea,label,[role],[tabindex]';

export const isReactOwned = (element: Element) => element.closest('[data-react]') !== null;

export function listenForTrigger(hydrate: (element: Element) => void): void {
  const listen = (type: string, counts: (event: Event) => boolean) =>
    document.addEventListener(
      type,
      (event) => {
        const target = event.target as Element | null;
        if (
          !target?.closest ||
          !counts(event) ||
          !isReactOwned(target) ||
          target.closest(nativeControls)
        )
          return;
        hydrate(target);
      },
      { capture: true, passive: true },
    );
  const byMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
  // A finger that begins to scroll presses too: only on a control does it mean something.
  listen('pointerdown', (event) => byMouse(event) || !!(event.target as Element).closest(control));
  listen('focusin', () => true);
  listen('keydown', () => true);
  // Unlike pointerover, it does not come when the page scrolls under a mouse that rests.
  listen('pointermove', byMouse);
  // Its button waits for a tick, or Back leads through its steps, which only React knows.
  const waits = '[data-react] [type=checkbox][required],[data-react][data-step]';
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !target.open) return;
      const waiting = target.querySelector(waits);
      if (waiting) hydrate(waiting);
    },
    { capture: true, passive: true },
  );
}

/** What this browser keeps is put back, or shown, by React: it comes without being asked. */
export function listenForStored(hydrate: (element: Element) => void): void {
  const look = () => {
    const waiting = document.querySelector<HTMLElement>('[data-hydrate-for]');
    const { hydrateFor, hydrateHash } = waiting?.dataset ?? {};
    const keys = hydrateFor?.split(' ');
    // What the address brings along is put in by React as well.
    const brought = hydrateHash && location.hash.startsWith(`#${hydrateHash}`);
    const isKept = (key: string) => storage.get(key) !== null || sessionMarks.has(key);
    if (waiting && (brought || keys?.some(isKept))) hydrate(waiting);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const { prerendering } = document as Document & { readonly prerendering?: boolean };
    // Until it is opened, the page before may keep more.
    if (prerendering) document.addEventListener('prerenderingchange', look, { once: true });
    else look();
  });
}
