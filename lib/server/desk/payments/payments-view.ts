/** `/desk/payments`: who owes before what came, then month by month, and what a month's return comes to. */
import {
  type Month,
  monthsUntil,
  monthTotals,
  readMonth,
  tableTotals,
} from '#lib/server/books/ledger';
import { mondayOf } from '#lib/server/desk/list/week';
import { lineOf } from '#lib/server/desk/payments/payment-lines';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { PaymentGroup, PaymentRow, Sum } from '#lib/server/store/books/queries';
import { routes } from '#lib/shared/addresses/routes';
import { dayAndHour, isoDayInIndia, isoInIndia } from '#lib/shared/india';

/** What the list shows: all groups, or one of them whole. */
type Show = 'all' | Exclude<PaymentGroup, 'back'>;

export type PaymentsView = Awaited<ReturnType<typeof paymentsView>>;

const pageSize = 50;
/** Of what came, as long as nobody asks for more: the list is of who owes. */
const latest = 10;
const monthsShown = 12;

const titles: Readonly<Record<PaymentGroup, string>> = {
  overdue: 'Overdue',
  open: 'Open',
  back: 'To go back',
  received: 'Received this week',
  refunded: 'Refunded',
};

export async function paymentsView({ site, now, url }: Visit) {
  const { store } = site;
  const today = isoDayInIndia(now);
  const { query, show, page } = readQuery(url);
  const month = readMonth(url.searchParams.get('month') ?? '', now) ?? latestMonth(now);
  const weekFrom = mondayOf(now);
  const [sums, everSums, months, tables] = await Promise.all([
    store.sumGroups(today, weekFrom),
    store.sumGroups(today, 0),
    monthTotals(site, monthsUntil(now, monthsShown)),
    tableTotals(site, month),
  ]);
  const groups = await Promise.all(
    groupsOf(show).map(async (id) => {
      const isWeek = id === 'received' && show === 'all' && !query;
      const asked = {
        ...{ group: id, today, query },
        ...(isWeek && { from: weekFrom }),
        limit: isWeek ? latest : pageSize,
        offset: show === 'all' ? 0 : (page - 1) * pageSize,
      };
      const { rows, more } = await store.listPayments(asked);
      const sum = query ? sumOf(rows) : isWeek ? sums[id] : everSums[id];
      const title = id === 'received' && !isWeek ? 'Received' : titles[id];
      const lines = rows.map((row) => lineOf(row, id, now));
      return { id, title, sum, lines, more };
    }),
  );
  const shown = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const more = groups.some((group) => group.more);
  return {
    nowIso: isoInIndia(now),
    nowShown: dayAndHour(now),
    sums,
    query,
    show,
    choices: choicesOf(everSums),
    groups: groups.filter(({ lines }) => lines.length > 0),
    shown,
    more,
    ...ways(show, query, page, more),
    months: months.filter(
      ({ invoices, creditNotes }, at) => at === 0 || invoices + creditNotes > 0,
    ),
    month,
    tables,
  };
}

/** A return is made of the month that is over. */
function latestMonth(now: number): Month {
  const [current, last] = monthsUntil(now, 2);
  const month = last ?? current;
  if (!month) throw new Error('there is a month at any time');
  return month;
}

function groupsOf(show: Show): readonly PaymentGroup[] {
  return show === 'all' ? ['overdue', 'open', 'back', 'received'] : [show];
}

/** Of what was found on this page. */
const sumOf = (rows: readonly PaymentRow[]): Sum => ({
  many: rows.length,
  paise: rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
});

const choicesOf = (
  sums: Readonly<Record<PaymentGroup, Sum>>,
): readonly { readonly id: Show; readonly label: string; readonly many?: number }[] => [
  { id: 'all', label: 'All' },
  { id: 'overdue', label: 'Overdue', many: sums.overdue.many },
  { id: 'open', label: 'Open', many: sums.open.many },
  { id: 'received', label: 'Received', many: sums.received.many },
  { id: 'refunded', label: 'Refunded', many: sums.refunded.many },
];

const shows: readonly Show[] = ['all', 'overdue', 'open', 'received', 'refunded'];

function readQuery(url: URL) {
  const text = (name: string) => url.searchParams.get(name) ?? '';
  const asked = text('show');
  const page = Math.floor(Number(text('page')));
  return {
    query: text('q').trim().slice(0, 100),
    show: shows.find((each) => each === asked) ?? 'all',
    page: page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

function ways(show: Show, query: string, page: number, more: boolean) {
  if (show === 'all') return {};
  const to = (number: number) =>
    `${routes.deskPayments}?${new URLSearchParams({ show, ...(query && { q: query }), page: String(number) })}`;
  return {
    ...(page > 1 && { before: to(page - 1) }),
    ...(more && { next: to(page + 1) }),
  };
}
