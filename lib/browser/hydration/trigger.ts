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

/** The longest that React waits for the end of a press, in milliseconds. */
const longestPress = 2_000;

/**
 * Gives a function that resolves once nothing is being pressed. The click of a press belongs to the element that it
 * began on: where React replaced that element in between, the browser would forget the click.
 */
export function followPresses(): () => Promise<void> {
  let end: (() => void) | undefined;
  let pressed = Promise.resolve();
  const begin = ({ target }: Event) => {
    if (end || !(target instanceof Element)) return;
    if (!isReactOwned(target) || target.closest(nativeControls)) return;
    pressed = new Promise((resolve) => {
      const own = () => {
        if (end === own) end = undefined;
        resolve();
      };
      end = own;
      setTimeout(own, longestPress);
    });
  };
  // In a task of its own: the click comes after this event.
  const finish = () => setTimeout(() => end?.());
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true });
  const isSpace = (event: Event) => (event as KeyboardEvent).key === ' ';
  listen('pointerdown', begin);
  listen('keydown', (event) => isSpace(event) && begin(event));
  listen('keyup', (event) => isSpace(event) && finish());
  listen('pointerup', finish);
  listen('pointercancel', finish);
  return () => pressed;
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
