/** It is `window.hoa`, partly filled by the build. */
import type { BrowserStorage } from '#lib/platform/browser/storage';

export type Hoa = {
  readonly storage: BrowserStorage;
  /** Shows a notification for five seconds; never the only place where an error is shown. */
  toast(text: string): void;
  readonly hydration: {
    /** Notes what was typed in a part of a page that React is about to render. */
    snapshot(part: HTMLElement): void;
    /**
     * Puts back what was typed once React has rendered; `successors` are the elements that it put in the place of others.
     * Gives the call that sets the caret, once the focus is where it was.
     */
    restore(successors: ReadonlyMap<Element, HTMLElement>, part?: HTMLElement): () => void;
    /** Resolves once no pointer is down. */
    pointerReleased(): Promise<void>;
    /** Called by the component at the end of an island, or of a page in development, once React's handlers live. */
    replay(island?: HTMLElement): void;
  };
};

declare global {
  interface Window {
    hoa?: Hoa;
  }
}

/** The part of the typeface that every page brings along: the build reads it from app/fonts. */
export type FontInPage = readonly {
  readonly weights: readonly string[];
  readonly range: string;
  /** WOFF2 in base64. */
  readonly woff2: string;
}[];
