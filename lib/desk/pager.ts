import { addressOf, type ListQuery, pageSize } from '#lib/desk/list-query';
import type { Pager } from '#lib/desk/view-types/list';

export function pagerOf(path: string, query: ListQuery, total: number, shown: number): Pager {
  const from = (query.page - 1) * pageSize;
  return {
    from: shown === 0 ? 0 : from + 1,
    to: from + shown,
    total,
    ...(query.page > 1 && { before: addressOf(path, query, { page: query.page - 1 }) }),
    ...(from + shown < total &&
      shown > 0 && { next: addressOf(path, query, { page: query.page + 1 }) }),
  };
}
