/** What draws the main part of a page: a bundle beside Next's build, since Next's own holds no React that draws. */
import { pathToFileURL } from 'node:url';
import type { DrawnName } from '#lib/shared/addresses/drawn-paths';
import type { Query } from '#lib/shared/cart/query';
import type { PageMeta } from '#lib/shared/pages/seo';

interface Drawn {
  readonly head: PageMeta;
  /** HTML of the main part. */
  readonly main: string;
}

/** `now` in epoch milliseconds; undefined where the address leads nowhere. */
export type Draw = (
  page: { readonly name: DrawnName; readonly parts: readonly string[] },
  query: Query,
  now: number,
) => Promise<Drawn | undefined>;

/** Within the folder of a build; lib/server/http/build/worker-build.ts writes it. */
export const drawingFile = 'server/drawing.mjs';
export const drawingSource = 'app/drawing/render-answer.tsx';

/** Loaded when it is first needed: nobody's start waits for it. */
export function drawingLoader(program: string): () => Promise<Draw> {
  let loading: Promise<Draw> | undefined;
  return () => {
    loading ??= import(pathToFileURL(program).href).then(({ draw }: { draw: Draw }) => draw);
    return loading;
  };
}
