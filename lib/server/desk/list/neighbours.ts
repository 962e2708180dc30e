/** The enquiries before and after one in the list of who waits. */

import type { Neighbour, Neighbours } from '#lib/server/desk/enquiry/enquiry-types';
import { pageSize } from '#lib/server/desk/list/list-query';
import { nameShown } from '#lib/server/desk/list/rows';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { EnquiryStore } from '#lib/server/store/enquiries/enquiry-store';
import { deskEnquiryPath } from '#lib/shared/addresses/routes';

/** Many fall due at the same minute: no more than this many pages of them are looked through. */
const mostPages = 4;

export async function neighboursOf(
  store: Pick<EnquiryStore, 'listEnquiries'>,
  enquiry: Enquiry,
): Promise<Neighbours> {
  const { dueAt, reference, state, suspicion } = enquiry;
  if (state === 'done' || suspicion !== undefined || dueAt === undefined) return {};
  const earlier = await store.listEnquiries({ list: 'open', dueBefore: dueAt }, 1, 1);
  // The last one before it may stand at the end of the page before.
  const first = Math.max(1, Math.floor((earlier.total - 1) / pageSize) + 1);
  const rows: Pick<Enquiry, 'reference' | 'name'>[] = [];
  for (let page = first; page < first + mostPages; page += 1) {
    const { rows: more, total } = await store.listEnquiries({ list: 'open' }, page, pageSize);
    rows.push(...more);
    const at = rows.findIndex((each) => each.reference === reference);
    if (at >= 0 && (at < rows.length - 1 || more.length < pageSize)) {
      const [before, next] = [rows[at - 1], rows[at + 1]];
      return {
        place: `${(first - 1) * pageSize + at + 1} of ${total}`,
        ...(before && { before: turnOf(before) }),
        ...(next && { next: turnOf(next) }),
      };
    }
    if (more.length < pageSize) return {};
  }
  return {};
}

const turnOf = ({ reference, name }: Pick<Enquiry, 'reference' | 'name'>): Neighbour => ({
  href: deskEnquiryPath(reference),
  name: nameShown(name),
});
