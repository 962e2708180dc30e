/** What the head script offers to the rest of the page, as `window.hoa`. */
import type { BrowserStorage } from '#lib/browser/storage';

export type Hoa = {
  readonly storage: BrowserStorage;
  /** Shows a notification for five seconds; never the only place where an error is told. */
  toast(text: string): void;
  readonly hydration: {
    /** Called while React renders a part of a page, before it may put new elements in the place of others. */
    snapshot(part?: HTMLElement): void;
    /** Called by the component at the end of an island (or of an ordinary page), before and after React's handlers live. */
    restore(part?: HTMLElement): void;
    replay(island?: HTMLElement): void;
  };
};

declare global {
  interface Window {
    hoa?: Hoa;
  }
}
