import type { Visit } from '#lib/desk/access';
import { addressOf, filterOf, type ListQuery, pageSize, readListQuery } from '#lib/desk/list-query';
import { type Pager, pagerOf } from '#lib/desk/pager';
import { type Row, rowOf } from '#lib/desk/rows';
import { shortDayAndHour } from '#lib/india';
import { routes } from '#lib/routes';
import type { EnquiryFilter } from '#lib/store/enquiry-store';

/** The lists of what is done and of what a person hardly wrote. */
export interface OtherListView {
  readonly query: ListQuery;
  readonly rows: readonly (Row & { readonly doneAt?: string })[];
  readonly pager: Pager;
  readonly csv: string;
}

export async function otherListView(
  visit: Visit,
  list: Extract<EnquiryFilter['list'], 'done' | 'suspicious'>,
  path: string,
): Promise<OtherListView> {
  const query = readListQuery(visit.url);
  const filter = filterOf(query, list, visit.member.email);
  const page = await visit.site.store.listEnquiries(filter, query.page, pageSize);
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
