/** The small answer by which an open page knows whether it is still true. */
import { createHash } from 'node:crypto';
import { countsOf } from '#lib/server/desk/enquiry/open-enquiry';
import { addressOf, type ListQuery, pageSize } from '#lib/server/desk/list/list-query';
import type { Pager } from '#lib/server/desk/list/list-types';
import { memberName } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type {
  DeskCounts,
  EnquiryFilter,
  EnquiryPage,
  EnquiryStore,
} from '#lib/server/store/enquiries/enquiry-store';
import { readReference } from '#lib/shared/enquiries/reference';

export interface DeskState {
  /** Changes whenever a number of the list does. */
  readonly mark: string;
  readonly waiting: number;
  /** Of the enquiry that the page shows: its version, and who has it. */
  readonly version?: number;
  readonly who?: string;
}

export async function deskState(visit: Visit): Promise<DeskState> {
  const read = readReference(visit.url.searchParams.get('reference') ?? '');
  const counts = await countsOf(visit);
  const enquiry =
    'reference' in read ? await visit.site.store.findEnquiry(read.reference) : undefined;
  return {
    mark: markOf(counts),
    waiting: counts.open,
    ...(enquiry && { version: enquiry.version }),
    ...(enquiry?.member && { who: memberName(enquiry.member, visit.members) }),
  };
}

/** The list carries that of its own counts: what came before the first question is noticed as well. */
export const markOf = ({ kinds, states, members, open, overdue }: DeskCounts): string =>
  createHash('sha256')
    .update(JSON.stringify([kinds, states, members, open, overdue].map(sorted)))
    .digest('base64url')
    .slice(0, 12);

/** The order in which the store counts is its own. */
const sorted = (counts: number | Readonly<Record<string, number>>) =>
  typeof counts === 'number' ? counts : Object.entries(counts).sort();

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
