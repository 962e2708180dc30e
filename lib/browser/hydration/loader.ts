/** Brings React to one island of the page: the files that its name stands for, as the server has noted them in the page. */
import { sessionMarks, storage } from '#lib/platform/browser/storage';
import type { IslandFiles, IslandModule } from '#lib/platform/http/islands';

export interface Loader {
  /** Whether React is there or will come to what an element is in; false where none can. */
  hydrate(element: Element): boolean;
  /** React's handlers live in an island, or in the whole page in development. */
  live(island?: Element): void;
  isLive(element: Element): boolean;
  /** Milliseconds since its handlers live. */
  liveForMs(element: Element): number;
}
interface Listeners {
  started(island: HTMLElement): void;
  /** Resolves when React may replace what is in the page. */
  ready(): Promise<void>;
  failed(island: HTMLElement): void;
}
export type ImportIsland = (file: string) => Promise<IslandModule>;

/** The longest that anybody waits for the files, in milliseconds. */
const timeoutMs = 20_000;

export const islandOf = (element: Element) => element.closest<HTMLElement>('[data-island]');

export function makeLoader(
  { started, ready, failed }: Listeners,
  importIsland: ImportIsland,
): Loader {
  const loading = new Set<Element>();
  /** When each part was hydrated; the key of the whole page is `undefined`. */
  const since = new Map<Element | undefined, number>();
  const root = document.documentElement;
  const sinceOf = (element: Element) =>
    since.get(undefined) ?? since.get(islandOf(element) ?? undefined);

  const load = (island: HTMLElement, files: readonly string[]) => {
    loading.add(island);
    performance.mark('hydration-start');
    started(island);
    const fail = () => {
      clearTimeout(timer);
      if (!loading.delete(island)) return;
      // Forms that show themselves in parts show whole again, until the connection is back.
      root.dataset.hydration = 'failed';
      failed(island);
      dispatchEvent(new Event('hydrationfail'));
      addEventListener('online', () => hydrate(island), { once: true });
    };
    const timer = setTimeout(fail, timeoutMs);
    // Some browsers remember a module that could not be fetched for as long as the page lives: none is asked for offline.
    if (!navigator.onLine) return fail();
    preload(files);
    importIsland(files.at(-1) ?? '')
      .then(async ({ start }) => {
        await ready();
        start(island);
      })
      .catch(fail);
  };

  function hydrate(element: Element): boolean {
    if (sinceOf(element) !== undefined) return true;
    const island = islandOf(element);
    const noted = document.getElementById('__islands');
    // In development the page is on its way to life without being asked.
    if (!island || !noted) return document.readyState === 'loading';
    const files = (JSON.parse(noted.textContent) as IslandFiles)[island.dataset.island ?? ''];
    if (files && !loading.has(island)) load(island, files);
    return loading.has(island);
  }

  return {
    hydrate,
    live(island) {
      if (island) loading.delete(island);
      if (since.has(island)) return;
      since.set(island, performance.now());
      delete root.dataset.hydration;
      performance.mark('hydration-live');
    },
    isLive: (element) => sinceOf(element) !== undefined,
    liveForMs: (element) => performance.now() - (sinceOf(element) ?? Number.POSITIVE_INFINITY),
  };
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** These act without React wherever they are. */
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
  // A finger that starts to scroll also touches: only a touch on a control counts.
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

/** The longest that React waits for the end of a click, in milliseconds. */
const longestPointerMs = 2_000;

/**
 * Gives a function that resolves once no pointer is down. The click of a pointer belongs to the element that it
 * started on: where React replaced that element in between, the browser would forget the click.
 */
export function trackPointer(): () => Promise<void> {
  let end: (() => void) | undefined;
  let pointerReleased = Promise.resolve();
  const begin = ({ target }: Event) => {
    if (end || !(target instanceof Element)) return;
    if (!isReactOwned(target) || target.closest(nativeControls)) return;
    pointerReleased = new Promise((resolve) => {
      const own = () => {
        if (end === own) end = undefined;
        resolve();
      };
      end = own;
      setTimeout(own, longestPointerMs);
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
  return () => pointerReleased;
}

/**
 * React puts back or shows what this browser stores: such an island comes without being asked. So does one that names
 * no key: a clock that runs, or a form that is saved by itself.
 */
export function listenForStored(hydrate: (element: Element) => void): void {
  const look = () => {
    const waiting = document.querySelector<HTMLElement>('[data-hydrate-for]');
    const { hydrateFor, hydrateHash } = waiting?.dataset ?? {};
    const keys = hydrateFor?.split(' ');
    // React puts in what the fragment of the address holds as well.
    const brought = hydrateHash && location.hash.startsWith(`#${hydrateHash}`);
    const isStored = (key: string) => storage.get(key) !== null || sessionMarks.has(key);
    if (waiting && (brought || hydrateFor === '' || keys?.some(isStored))) hydrate(waiting);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const { prerendering } = document as Document & { readonly prerendering?: boolean };
    // Until it is opened, the page before may keep more.
    if (prerendering) document.addEventListener('prerenderingchange', look, { once: true });
    else look();
  });
}
