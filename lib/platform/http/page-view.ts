/**
 * Views that a handler hands over in memory: of pages about one person, pages with a status of their own and answers to
 * a form. A page of Next can name no status, and an address is too short for what a form sent; so Next renders the view
 * at an internal address (listen/internal-request.ts), and the handler answers with that HTML, its own status and headers.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import type { RenderPath } from '#data/addresses/render-paths';
import { processState } from '#lib/platform/values/process-state';

/** A few words in the place of a page, for a handler below `app` that knows no component. */
export interface PageMessage {
  readonly heading: string;
  readonly text: string;
  readonly state?: 'refused' | 'store-away';
  readonly language?: string | undefined;
  /** Links below the words. */
  readonly ways: readonly {
    readonly href: string;
    readonly label: string;
    readonly isFirst?: boolean;
  }[];
}

export interface PageView {
  readonly title: string;
  /** Server components alone: what runs in a browser belongs to the bundle of the page that renders it. */
  readonly content?: ReactNode;
  readonly message?: PageMessage;
  readonly language?: string;
  readonly main?: Readonly<Record<string, string | undefined>>;
}

/** Resolves to the HTML of the whole page; rejects where Next cannot render it. */
export type RenderPage = (path: RenderPath, view: PageView) => Promise<string>;

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Set by the server. */
    renderPage?: RenderPage;
    /** Next's bundle loads its own copy of this module. */
    pageView?: AsyncLocalStorage<PageView>;
  }
}

processState.pageView ??= new AsyncLocalStorage();
const views = processState.pageView;

export const withPageView = <T>(view: PageView, work: () => T): T => views.run(view, work);

/** The view that is rendered now; nothing where the address is asked for from outside. */
export const openPageView = (): PageView | undefined => views.getStore();

export const renderPage: RenderPage = async (path, view) => {
  const { renderPage: render } = processState;
  if (!render) throw new Error('no server renders pages');
  return render(path, view);
};
