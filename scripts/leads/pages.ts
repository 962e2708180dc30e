import type { Lead, LeadFilter } from '#lib/server/store/leads/leads';
import type { Store } from '#lib/server/store/store';

const pageSize = 500;

/** Every submission that the filter lets through, a page in memory at a time. */
export async function* pagesOf(
  store: Store,
  filter: LeadFilter,
): AsyncGenerator<readonly Lead[], void> {
  let page = await store.listLeads(filter, pageSize);
  while (page.length > 0) {
    yield page;
    if (page.length < pageSize) return;
    page = await store.listLeads(filter, pageSize, page.at(-1));
  }
}
