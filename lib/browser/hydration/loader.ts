/** Brings React to one island of the page: the files that its name stands for, as the server has noted them in the page. */
import type { IslandFiles, IslandModule } from '#lib/shared/islands';

export interface Loader {
  /** Whether React is there or will come to what an element stands in; false where none can. */
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
  /** When what lives began to; the whole page stands under `undefined`. */
  const since = new Map<Element | undefined, number>();
  const root = document.documentElement;
  const sinceOf = (element: Element) =>
    since.get(undefined) ?? since.get(islandOf(element) ?? undefined);

  const load = (island: HTMLElement, files: readonly string[]) => {
    loading.add(island);
    performance.mark('hydration-start');
    started(island);
    const fail = () => {
      if (!loading.delete(island)) return;
      // Forms that show themselves in parts show whole again.
      root.dataset.hydration = 'failed';
      failed(island);
      dispatchEvent(new Event('hydrationfail'));
    };
    setTimeout(fail, timeoutMs);
    preload(files);
    importIsland(files.at(-1) ?? '')
      .then(async ({ start }) => {
        await ready();
        start(island);
      })
      .catch(fail);
  };

  return {
    hydrate(element) {
      if (sinceOf(element) !== undefined) return true;
      const island = islandOf(element);
      const noted = document.getElementById('__islands');
      // In development the page is on its way to life without being asked.
      if (!island || !noted) return document.readyState === 'loading';
      const files = (JSON.parse(noted.textContent) as IslandFiles)[island.dataset.island ?? ''];
      if (files && !loading.has(island)) load(island, files);
      return files !== undefined;
    },
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

/** What the island needs is asked for together, not one after the other. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
