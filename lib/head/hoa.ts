/** What the head script offers to the rest of the page, as `window.hoa`. */
import type { Store } from '#lib/head/store';

export type Hoa = {
  readonly store: Store;
  /** Shows a notification for five seconds; never the only place where an error is told. */
  toast(text: string): void;
  /** Called by the component at the end of the page, before and after React's handlers live. */
  readonly later: { restore(): void; replay(): void };
};

declare global {
  interface Window {
    hoa?: Hoa;
  }
}
