/** The enquiries before and after one in the list of who waits, sifted as the member came from it. */

import type { Neighbour, Neighbours } from '#lib/server/desk/enquiry/enquiry-types';
import { filterOf, type ListQuery, pageSize, siftOf } from '#lib/server/desk/list/list-query';
import { nameShown } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import type { EnquiryFilter } from '#lib/server/store/enquiries/enquiry-store';
import { deskEnquiryPath } from '#lib/shared/addresses/routes';

/** Many fall due at the same minute: no more than this many pages of them are looked through. */
const mostPages = 4;

export async function neighboursOf(
  { site: { store }, member, now }: Visit,
  enquiry: Enquiry,
  events: readonly EnquiryEvent[],
  query: ListQuery,
): Promise<Neighbours> {
  const filter = filterOf(query, 'open', member.email, now);
  const turn = turnOf(siftOf(query));
  const { dueAt, reference, suspicion } = enquiry;
  if (suspicion !== undefined) return {};
  if (dueAt !== undefined) {
    const found = await placeIn(store, filter, reference, dueAt);
    if (found) {
      const { before, next, place } = found;
      return {
        place,
        ...(before && { before: turn(before) }),
        ...(next && { next: turn(next) }),
      };
    }
  }
  // It has left this list: the work goes on with what stood after it, else from the top.
  const after = dueAt ?? dueBefore(enquiry, events);
  const dueFrom = Math.max(after, filter.dueFrom ?? 0);
  const isOther = (each: Enquiry) => each.reference !== reference;
  const { rows } = await store.listEnquiries({ ...filter, dueFrom }, 1, 2);
  const next = rows.find(isOther) ?? (await store.listEnquiries(filter, 1, 2)).rows.find(isOther);
  return next ? { next: turn(next) } : {};
}

type Place = Pick<Enquiry, 'reference' | 'name'>;

/** `undefined` where it is not in the list, or stands among very many of the same minute. */
async function placeIn(
  store: Visit['site']['store'],
  filter: EnquiryFilter,
  reference: string,
  dueAt: number,
): Promise<{ place: string; before?: Place; next?: Place } | undefined> {
  const dueUntil = Math.min(dueAt, filter.dueBefore ?? dueAt);
  const earlier = await store.listEnquiries({ ...filter, dueBefore: dueUntil }, 1, 1);
  // The last one before it may stand at the end of the page before.
  const first = Math.max(1, Math.floor((earlier.total - 1) / pageSize) + 1);
  const rows: Place[] = [];
  for (let page = first; page < first + mostPages; page += 1) {
    const { rows: more, total } = await store.listEnquiries(filter, page, pageSize);
    rows.push(...more);
    const at = rows.findIndex((each) => each.reference === reference);
    if (at >= 0 && (at < rows.length - 1 || more.length < pageSize)) {
      const [before, next] = [rows[at - 1], rows[at + 1]];
      return {
        place: `${(first - 1) * pageSize + at + 1} of ${total}`,
        ...(before && { before }),
        ...(next && { next }),
      };
    }
    if (more.length < pageSize) return undefined;
  }
  return undefined;
}

/** When one that is closed fell due: as it stood before. */
function dueBefore({ promisedBy }: Enquiry, events: readonly EnquiryEvent[]): number {
  const closed = events.findLast(({ detail }) => detail.was !== undefined);
  const was = JSON.parse(closed?.detail.was ?? '{}') as { again?: number | null };
  return was.again ?? promisedBy;
}

const turnOf =
  (sift: string) =>
  ({ reference, name }: Place): Neighbour => ({
    href: `${deskEnquiryPath(reference)}${sift}`,
    name: nameShown(name),
  });
