/** What a page that is made from its address reads of it. */

import { type DrawnName, drawnPageOf } from '#lib/shared/addresses/drawn-paths';
import { pathOf } from '#lib/shared/addresses/readable-path';
import { type Query, queryAsNext } from '#lib/shared/cart/query';

interface DrawnAddress {
  readonly path: string;
  readonly query: Query;
  /** Absent where no page is drawn for the path. */
  readonly name?: DrawnName;
  readonly parts: readonly string[];
}

export function drawnAddressOf(url: string): DrawnAddress {
  const at = url.indexOf('?');
  const path = pathOf(url);
  const query = queryAsNext(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)));
  return { path, query, parts: [], ...drawnPageOf(path) };
}
