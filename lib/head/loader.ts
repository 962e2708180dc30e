/** Brings React: bootstrap calls, flight data and chunks, as lib/serve/later.ts has put them aside. */
import type { Waiting } from '#lib/head/waiting';

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
    document.documentElement.dataset.later = 'failed';
    failed();
    dispatchEvent(new Event('laterfail'));
  };
  const loader: Loader = {
    phase: 'asleep',
    wake() {
      if (loader.phase !== 'asleep') return true;
      if (!begun) {
        const data = document.getElementById('__later')?.textContent;
        wanted = !data && document.readyState === 'loading';
        if (!data) return wanted;
        begun = true;
        for (const src of begin(JSON.parse(data))) missing.add(src);
      }
      loader.phase = 'loading';
      performance.mark('later-start');
      started();
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
      timer = setTimeout(fail, patience);
      return true;
    },
    live() {
      if (loader.phase === 'live') return;
      loader.phase = 'live';
      delete document.documentElement.dataset.later;
      clearTimeout(timer);
      performance.mark('later-live');
    },
  };
  document.addEventListener('DOMContentLoaded', () => wanted && loader.wake());
  return loader;
}

/** Hands over what the scripts will look for; gives the chunks to load. */
function begin({ b, f, c, l }: Waiting): readonly string[] {
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
