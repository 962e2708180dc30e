/** The small answer by which an open page knows whether it is still true. */
import { createHash } from 'node:crypto';
import { memberName, nameShown } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { addressOf, type ListQuery, pageSize } from '#lib/server/enquiries/rules';
import type { DeskCounts, EnquiryFilter, EnquiryPage } from '#lib/server/store/enquiries/schema';
import type { Store } from '#lib/server/store/store';
import { readReference } from '#lib/shared/enquiries/rules/reference';
import { endOfDay, hourInWords } from '#lib/shared/india';

/** As long as an open page may take to ask again, and a little more. */
const justNowMs = 90_000;

export async function deskState(visit: Visit) {
  const read = readReference(visit.url.searchParams.get('reference') ?? '');
  const { site, member, now } = visit;
  const counts = await countsOf(visit);
  const justDue = { dueFrom: now - justNowMs, dueBefore: now + 1 };
  const { rows } = await site.store.listEnquiries(
    { list: 'open', who: member.email, ...justDue },
    1,
    5,
  );
  const enquiry =
    'reference' in read ? await visit.site.store.findEnquiry(read.reference) : undefined;
  return {
    // Changes whenever a number of the list does.
    mark: markOf(counts),
    waiting: counts.open,
    // Agreed calls of this member that fall due at this moment.
    due: rows
      .filter(({ again, dueAt }) => again !== undefined && again === dueAt)
      .map(({ reference, name, again = now }) => ({
        reference,
        text: `${hourInWords(again)}: call ${nameShown(name)}`,
      })),
    // Of the enquiry that the page shows.
    ...(enquiry && { version: enquiry.version }),
    ...(enquiry?.member && { who: memberName(enquiry.member, visit.members) }),
  };
}

export const countsOf = ({ site, now }: Visit) => site.store.countEnquiries(now, endOfDay(now), []);

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
  store: Pick<Store, 'listEnquiries'>,
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

export type Pager = ReturnType<typeof pagerOf>;

export function pagerOf(path: string, query: ListQuery, { rows, total, more }: EnquiryPage) {
  const from = (query.page - 1) * pageSize;
  const shown = rows.length;
  const isLast = more ? shown < pageSize : from + shown >= total;
  return {
    from: shown === 0 ? 0 : from + 1,
    to: from + shown,
    total,
    ...(more && { more }),
    ...(query.page > 1 && { before: addressOf(path, query, { page: query.page - 1 }) }),
    ...(!isLast && shown > 0 && { next: addressOf(path, query, { page: query.page + 1 }) }),
  };
}
