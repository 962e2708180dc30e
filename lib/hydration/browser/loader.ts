/** Brings React: bootstrap calls, flight data and chunks, as lib/hydration/server/defer-scripts.ts has put them aside. */
import type { HydrationPayload } from '#lib/hydration/payload';

type Global = { TURBOPACK?: unknown[]; __next_f?: unknown[] };
export type Loader = {
  phase: 'asleep' | 'loading' | 'live';
  /** Whether React is there or will come; false on a page that has none. */
  wake(): boolean;
  /** React's handlers live. */
  live(): void;
};

/** The longest that anybody waits for chunks, in milliseconds. */
const patience = 20_000;

export function makeLoader(started: () => void, failed: () => void): Loader {
  const missing = new Set<string>();
  let begun = false;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = () => {
    if (loader.phase !== 'loading') return;
    loader.phase = 'asleep';
    clearTimeout(timer);
    // Forms that show themselves in parts show whole again.
    document.documentElement.dataset.hydration = 'failed';
    failed();
    dispatchEvent(new Event('hydrationfail'));
  };
  const start = (payload: HydrationPayload) => {
    begun = true;
    for (const src of begin(payload)) missing.add(src);
    load();
  };
  const load = () => {
    for (const src of missing) {
      missing.delete(src);
      const script = document.createElement('script');
      script.src = src;
      script.onerror = () => {
        script.remove();
        missing.add(src);
        fail();
      };
      document.head.append(script);
    }
  };
  /** The data comes on a way of its own, while the chunks are on theirs. */
  const fetchPayload = (data: HTMLElement, src: string) => {
    const known: Pick<HydrationPayload, 'c'> = JSON.parse(data.textContent);
    for (const href of known.c) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = href;
      document.head.append(link);
    }
    fetch(src)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((rest) => start({ ...rest, ...known }), fail);
  };
  const loader: Loader = {
    phase: 'asleep',
    wake() {
      if (loader.phase !== 'asleep') return true;
      const data = document.getElementById('__hydration');
      if (!data) {
        wanted = document.readyState === 'loading';
        return wanted;
      }
      loader.phase = 'loading';
      performance.mark('hydration-start');
      started();
      timer = setTimeout(fail, patience);
      if (begun) load();
      else if (data.dataset.src) fetchPayload(data, data.dataset.src);
      else start(JSON.parse(data.textContent));
      return true;
    },
    live() {
      if (loader.phase === 'live') return;
      loader.phase = 'live';
      delete document.documentElement.dataset.hydration;
      clearTimeout(timer);
      performance.mark('hydration-live');
    },
  };
  document.addEventListener('DOMContentLoaded', () => wanted && loader.wake());
  return loader;
}

/** Hands over what the scripts will look for; gives the chunks to load. */
function begin({ b, f, c, l }: HydrationPayload): readonly string[] {
  const page = globalThis as Global;
  page.TURBOPACK ??= [];
  page.TURBOPACK.push(...b);
  page.__next_f ??= [];
  page.__next_f.push(...f);
  for (const [href, precedence] of l) {
    // React looks for the link of a stylesheet that is inline: it finds one that loads nothing.
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.precedence = precedence;
    link.disabled = true;
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
  return c;
}
