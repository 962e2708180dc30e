import { manyView } from '#lib/server/desk/list/many-view';
import { rowOf } from '#lib/server/desk/list/rows';
import { pagerOf, readPage } from '#lib/server/desk/list/state';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { addressOf, filterOf, readListQuery, siftOf } from '#lib/server/enquiries/rules';
import type { EnquiryFilter } from '#lib/server/store/enquiries/schema';
import { routes } from '#lib/shared/addresses/routes';
import { shortDayAndHour } from '#lib/shared/india';

/** The lists of what is done, of what has no date, and of what a person hardly wrote. */
export type OtherListView = Awaited<ReturnType<typeof otherListView>>;

export async function otherListView(
  visit: Visit,
  list: Extract<EnquiryFilter['list'], 'done' | 'suspicious' | 'undated'>,
  path: string,
) {
  const asked = readListQuery(visit.url);
  const filter = filterOf(asked, list, visit.member.email, visit.now);
  const { page, query } = await readPage(visit.site.store, filter, asked);
  const csv = addressOf(routes.deskCsv, query);
  return {
    query,
    rows: page.rows.map((each) => ({
      ...rowOf(each, visit.members, visit.now),
      ...(each.doneAt !== undefined && { doneAt: shortDayAndHour(each.doneAt, visit.now) }),
    })),
    sift: siftOf(query),
    many: await manyView(visit),
    pager: pagerOf(path, query, page),
    csv: `${csv}${csv.includes('?') ? '&' : '?'}list=${list}`,
  };
}
