/** `/desk/payments`: who owes, what came, month by month, what a month’s return comes to, and its files. */

import { deskEnquiryPath, deskPaymentPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { PaymentGroup, PaymentRow, Sum } from '#lib/accounting/queries/payments';
import {
  type Entry,
  entriesOf,
  type Month,
  monthsUntil,
  monthTotals,
  readMonth,
  tableTotals,
} from '#lib/accounting/views';
import { phoneOf } from '#lib/forms/rules';
import { numberInPath } from '#lib/payments/rules/requests';
import { methodInWords } from '#lib/payments/words';
import {
  dayAndHour,
  dayMs,
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
  mondayOf,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { plural } from '#lib/platform/values/words';
import { notOnDesk, type StaffRequest, withRecentSignIn } from '#lib/staff/http/access';
import { nameShown } from '#lib/staff/rules';

type Show = 'all' | Exclude<PaymentGroup, 'back'>;

export type PaymentsView = Awaited<ReturnType<typeof paymentsView>>;

const pageSize = 50;
/** The limit of received payments shown by default: the list is about open amounts. */
const latest = 10;
const monthsShown = 12;

const titles: Readonly<Record<PaymentGroup, string>> = {
  overdue: 'Overdue',
  open: 'Open',
  expired: 'Expired',
  back: 'To go back',
  transfer: 'To transfer',
  received: 'Received this week',
  refunded: 'Refunded',
};

export async function paymentsView({ context, now, url }: StaffRequest) {
  const { store } = context;
  const today = isoDayInIndia(now);
  const { query, show, page } = readQuery(url);
  const month = readMonth(url.searchParams.get('month') ?? '', now) ?? latestMonth(now);
  const weekFrom = mondayOf(now);
  const [sums, everSums, months, tables] = await Promise.all([
    store.sumGroups(today, weekFrom),
    store.sumGroups(today, 0),
    monthTotals(context, monthsUntil(now, monthsShown)),
    tableTotals(context, month),
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
  return show === 'all' ? ['overdue', 'open', 'expired', 'back', 'transfer', 'received'] : [show];
}

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
  { id: 'expired', label: 'Expired', many: sums.expired.many },
  { id: 'transfer', label: 'To transfer', many: sums.transfer.many },
  { id: 'received', label: 'Received', many: sums.received.many },
  { id: 'refunded', label: 'Refunded', many: sums.refunded.many },
];

const shows: readonly Show[] = [
  'all',
  'overdue',
  'open',
  'expired',
  'transfer',
  'received',
  'refunded',
];

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

export interface PaymentLine {
  readonly key: string;
  readonly due: { readonly iso: string; readonly text: string; readonly sub: string };
  readonly late: boolean;
  readonly name: string;
  readonly href?: string;
  /** The number of the request, or its substitute. */
  readonly number: string;
  readonly what: string;
  readonly amount: string;
  readonly amountSub: string;
  readonly state: { readonly mark: string; readonly label: string; readonly sub: string };
  readonly act?: {
    readonly href: string;
    readonly label: string;
    readonly kind: 'call' | 'do' | 'open';
  };
}

function lineOf(row: PaymentRow, group: PaymentGroup, now: number): PaymentLine {
  const { reference, request, number, payment } = row;
  return {
    key: [
      group,
      number ?? (group === 'transfer' ? payment : request) ?? payment,
      row.part ?? '',
    ].join(' '),
    due: dueOf(row, group, now),
    late: group === 'overdue',
    name: nameShown(row.name),
    // For an erased person the books keep the name, and the desk has no page to link.
    ...(row.hasEnquiry && { href: deskEnquiryPath(reference) }),
    number: request ?? (reference || 'Webinar'),
    what: row.why ? whyInWords(row.why) : row.labels.join(', ') || 'Live webinar',
    amount: inRupees(row.amountPaise / 100),
    amountSub: number ?? payment ?? partInWords(row),
    state: stateOf(row, group, now),
    ...actOf(row, group),
  };
}

function dueOf({ on }: PaymentRow, group: PaymentGroup, now: number): PaymentLine['due'] {
  if (typeof on === 'number') {
    return { iso: isoDayInIndia(on), text: dayOf(isoDayInIndia(on), now), sub: hourInWords(on) };
  }
  const days = Math.round((instantInIndia(on) - instantInIndia(isoDayInIndia(now))) / dayMs);
  const sub =
    days === 0
      ? 'today'
      : days > 0
        ? `in ${plural(days, 'day')}`
        : group === 'expired'
          ? `${plural(-days, 'day')} ago`
          : `${plural(-days, 'day')} late`;
  return { iso: on, text: dayOf(on, now), sub };
}

const dayOf = (isoDay: string, now: number) => weekdayAndDate(instantInIndia(isoDay), now);

const partInWords = ({ part, parts = 1 }: PaymentRow) =>
  parts === 1 ? 'one part' : part === undefined ? `${parts} parts` : `part ${part} of ${parts}`;

const whys: Readonly<Record<string, string>> = {
  twice: 'Paid twice',
  late: 'Paid after the request had run out',
  cancelled: 'Paid after it was cancelled',
  amount: 'Another amount than was asked',
};
const whyInWords = (why: string) => whys[why] ?? why;

const methodWords: Readonly<Record<string, string>> = methodInWords;

function stateOf(row: PaymentRow, group: PaymentGroup, now: number): PaymentLine['state'] {
  const way = methodWords[row.method ?? ''] ?? '';
  if (group === 'overdue') {
    const sub = row.reminded ? `reminded ${dayOf(row.reminded, now)}` : 'not reminded';
    return { mark: 'missed', label: 'Overdue', sub };
  }
  if (group === 'open') {
    return { mark: 'new', label: 'Asked', sub: row.askedAt ? askedAt(row.askedAt, now) : '' };
  }
  if (group === 'expired') {
    return { mark: 'missed', label: 'Expired', sub: row.askedAt ? askedAt(row.askedAt, now) : '' };
  }
  if (group === 'received') {
    const label = row.method === 'razorpay' ? 'Paid' : 'Paid elsewhere';
    return { mark: 'done', label, sub: way };
  }
  if (row.refund === 'refused') return { mark: 'parked', label: 'Refused, to transfer', sub: way };
  if (row.refund === 'transfer') return { mark: 'missed', label: 'To transfer', sub: way };
  if (row.refund === 'refunded') return { mark: 'done', label: 'Refunded', sub: way };
  if (row.refund) return { mark: 'waits', label: 'On its way back', sub: way };
  if (group === 'refunded') return { mark: 'done', label: 'Credited', sub: way };
  return { mark: 'waits', label: 'Refund to be sent', sub: way };
}

const askedAt = (at: number, now: number) =>
  isoDayInIndia(at) === isoDayInIndia(now) ? `today, ${hourInWords(at)}` : shortDayAndHour(at, now);

function actOf(row: PaymentRow, group: PaymentGroup): Pick<PaymentLine, 'act'> {
  const { number, phone, reference, hasEnquiry } = row;
  if (number) {
    const label = group === 'refunded' ? 'Credit note' : 'Invoice';
    return { act: { href: deskPaymentPath(numberInPath(number)), label, kind: 'open' } };
  }
  if (group === 'transfer') {
    if (!hasEnquiry) return {};
    return { act: { href: `${deskEnquiryPath(reference)}#tasks`, label: 'Paid back', kind: 'do' } };
  }
  if (group === 'back') {
    if (!hasEnquiry) return {};
    const of = new URLSearchParams({ refund: row.payment ?? '' });
    return {
      act: { href: `${deskEnquiryPath(reference)}?${of}`, label: 'Refund', kind: 'do' },
    };
  }
  if (group === 'expired' && hasEnquiry) {
    return { act: { href: deskEnquiryPath(reference), label: 'Ask again', kind: 'do' } };
  }
  const { tel, shown } = phoneOf(phone);
  return tel ? { act: { href: tel, label: shown, kind: 'call' } } : {};
}

interface MonthFile {
  readonly type: string;
  readonly name: (month: Month) => string;
  readonly make: (entries: readonly Entry[], month: Month) => string | Uint8Array<ArrayBuffer>;
}

export const monthFile = ({ type, name, make }: MonthFile) =>
  withRecentSignIn(async (staffRequest) => {
    const month = readMonth(staffRequest.url.searchParams.get('month') ?? '', staffRequest.now);
    if (!month) return notOnDesk('There is no such month', 'Write it as 2026-11, up to this one.');
    const made = await inTurn(async () =>
      make(await entriesOf(staffRequest.context, month), month),
    );
    return new Response(made, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name(month)}"`,
      },
    });
  });

let before: Promise<unknown> = Promise.resolve();

/** One after the other: a month of 1,000 documents takes 4 MB while its file is made. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(work);
  before = mine.catch(() => undefined);
  return mine;
}
