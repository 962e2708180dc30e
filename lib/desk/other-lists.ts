import type { Visit } from '#lib/desk/access';
import { addressOf, filterOf, readListQuery } from '#lib/desk/list-query';
import { pagerOf, readPage } from '#lib/desk/pager';
import { rowOf } from '#lib/desk/rows';
import type { OtherListView } from '#lib/desk/view-types/list';
import { shortDayAndHour } from '#lib/india';
import { routes } from '#lib/routes';
import type { EnquiryFilter } from '#lib/store/enquiry-store';

export async function otherListView(
  visit: Visit,
  list: Extract<EnquiryFilter['list'], 'done' | 'suspicious'>,
  path: string,
): Promise<OtherListView> {
  const asked = readListQuery(visit.url);
  const filter = filterOf(asked, list, visit.member.email);
  const { page, query } = await readPage(visit.site.store, filter, asked);
  const csv = addressOf(routes.deskCsv, query);
  return {
    query,
    rows: page.rows.map((each) => ({
      ...rowOf(each, visit.members, visit.now),
      ...(each.doneAt !== undefined && { doneAt: shortDayAndHour(each.doneAt) }),
    })),
    pager: pagerOf(path, query, page.total, page.rows.length),
    csv: `${csv}${csv.includes('?') ? '&' : '?'}list=${list}`,
  };
}
