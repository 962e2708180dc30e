/** One part, payment or refund as a row of the desk's list. */
import { nameShown } from '#lib/server/desk/list/rows';
import { methodInWords } from '#lib/server/payments/requests/words';
import type { PaymentGroup, PaymentRow } from '#lib/server/store/books/book-store';
import { deskEnquiryPath, deskPaymentPath } from '#lib/shared/addresses/desk-routes';
import { phoneOf } from '#lib/shared/forms/patterns';
import {
  dayMs,
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/shared/india';
import { inRupees } from '#lib/shared/money';
import { numberInPath } from '#lib/shared/payments/number-mark';
import { plural } from '#lib/shared/words';

export interface PaymentLine {
  readonly key: string;
  readonly due: { readonly iso: string; readonly text: string; readonly sub: string };
  readonly late: boolean;
  readonly name: string;
  /** The enquiry; absent where it is erased. */
  readonly href?: string;
  /** Of the request, or what stands in its place. */
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

export function lineOf(row: PaymentRow, group: PaymentGroup, now: number): PaymentLine {
  const { reference, request, number, payment } = row;
  return {
    key: [group, number ?? request ?? payment, row.part ?? ''].join(' '),
    due: dueOf(row, now),
    late: group === 'overdue',
    name: nameShown(row.name),
    // Of who was erased the books keep the name, and the desk has no page.
    ...(row.hasEnquiry && { href: deskEnquiryPath(reference) }),
    number: request ?? (reference || 'Webinar'),
    what: row.why ? whyInWords(row.why) : row.labels.join(', ') || 'Live webinar',
    amount: inRupees(row.amountPaise / 100),
    amountSub: number ?? payment ?? partInWords(row),
    state: stateOf(row, group, now),
    ...actOf(row, group),
  };
}

function dueOf({ on }: PaymentRow, now: number): PaymentLine['due'] {
  if (typeof on === 'number') {
    return { iso: isoDayInIndia(on), text: dayOf(isoDayInIndia(on), now), sub: hourInWords(on) };
  }
  const days = Math.round((instantInIndia(on) - instantInIndia(isoDayInIndia(now))) / dayMs);
  const sub =
    days === 0 ? 'today' : days < 0 ? `${plural(-days, 'day')} late` : `in ${plural(days, 'day')}`;
  return { iso: on, text: dayOf(on, now), sub };
}

const dayOf = (isoDay: string, now: number) => weekdayAndDate(instantInIndia(isoDay), now);

const partInWords = ({ part, parts = 1 }: PaymentRow) =>
  parts > 1 ? `part ${part} of ${parts}` : 'one part';

const whys: Readonly<Record<string, string>> = {
  twice: 'Paid twice',
  late: 'Paid after the request had run out',
  cancelled: 'Paid after it was cancelled',
  amount: 'Another amount than was asked',
};
const whyInWords = (why: string) => whys[why] ?? why;

const ways: Readonly<Record<string, string>> = methodInWords;

function stateOf(row: PaymentRow, group: PaymentGroup, now: number): PaymentLine['state'] {
  const way = ways[row.method ?? ''] ?? '';
  if (group === 'overdue') {
    const sub = row.reminded ? `reminded ${dayOf(row.reminded, now)}` : 'not reminded';
    return { mark: 'missed', label: 'Overdue', sub };
  }
  if (group === 'open') {
    return { mark: 'new', label: 'Asked', sub: row.askedAt ? askedAt(row.askedAt, now) : '' };
  }
  if (group === 'received') {
    const label = row.method === 'razorpay' ? 'Paid' : 'Paid elsewhere';
    return { mark: 'done', label, sub: way };
  }
  if (row.refund === 'refused') return { mark: 'parked', label: 'Refused', sub: way };
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
  if (group === 'back') {
    if (!hasEnquiry) return {};
    const of = new URLSearchParams({ refund: row.payment ?? '' });
    return {
      act: { href: `${deskEnquiryPath(reference)}?${of}`, label: 'Refund', kind: 'do' },
    };
  }
  const { tel, shown } = phoneOf(phone);
  return tel ? { act: { href: tel, label: shown, kind: 'call' } } : {};
}
