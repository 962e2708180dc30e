import { addressOf, type ListQuery, pageSize } from '#lib/server/desk/list/list-query';
import type { Pager } from '#lib/server/desk/list/list-types';
import type {
  EnquiryFilter,
  EnquiryPage,
  EnquiryStore,
} from '#lib/server/store/enquiries/enquiry-store';

/** The page asked for; the last one where the list has become shorter since. */
export async function readPage(
  store: Pick<EnquiryStore, 'listEnquiries'>,
  filter: EnquiryFilter,
  query: ListQuery,
): Promise<{ readonly page: EnquiryPage; readonly query: ListQuery }> {
  const page = await store.listEnquiries(filter, query.page, pageSize);
  if (page.rows.length > 0 || page.total === 0) return { page, query };
  const last = Math.ceil(page.total / pageSize);
  return {
    page: await store.listEnquiries(filter, last, pageSize),
    query: { ...query, page: last },
  };
}

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
