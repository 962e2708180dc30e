/** A request for payment and what comes of it. Money in paise, days ISO dates in India, times epoch milliseconds. */

import type { DocumentLine, PaymentLine } from '#lib/accounting/rules/invoice';
import { gstOf, taxOn } from '#lib/accounting/rules/tax';
import { alphabet, checkCharacter } from '#lib/platform/values/reference';
import type { NewTask } from '#lib/tasks/schema';

/** `expired` is read from the day; a replaced one is `cancelled`. */
export const requestStates = ['open', 'part', 'paid', 'expired', 'cancelled', 'refunded'] as const;

export type RequestState = (typeof requestStates)[number];

/** Money may still come for it. From here a request is paid in part or whole, cancelled or, once it is all back, refunded. */
export const openStates = ['open', 'part'] as const satisfies readonly RequestState[];

export const isOpenState = (state: RequestState): boolean =>
  openStates.some((each) => each === state);

/** Paid by another payment before; after the request ran out, was cancelled or replaced; another amount than asked. */
export type StrayReason = 'twice' | 'late' | 'cancelled' | 'amount';

export interface PaymentPart {
  /** From 1. */
  readonly part: number;
  readonly due: string;
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly amountPaise: number;
  readonly lines: readonly DocumentLine[];
  readonly paidAt?: number;
  readonly cancelledAt?: number;
  /** Its batch is cancelled, and nobody has decided yet: it is neither asked for nor overdue. */
  readonly suspendedAt?: number;
  readonly invoiceNumber?: string;
}

export interface PaymentRequest {
  /** `P-20261124-7K3M`. */
  readonly number: string;
  /** The stored state: `stateOn` gives the state on a day. */
  readonly state: RequestState;
  readonly madeAt: number;
  /** The last day on which the first part can be paid. */
  readonly until: string;
  readonly lines: readonly PaymentLine[];
  readonly discountPaise: number;
  readonly reason: string;
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly amountPaise: number;
  readonly parts: readonly PaymentPart[];
}

type Standing = Pick<PaymentRequest, 'state' | 'until' | 'parts'>;

/** `day` is an ISO date in India: an unpaid one is over the day after its last. */
export const stateOn = ({ state, until }: Standing, day: string): RequestState =>
  state === 'open' && until < day ? 'expired' : state;

export const isOpenOn = (request: Standing, day: string): boolean =>
  isOpenState(stateOn(request, day));

const isUnpaid = ({ paidAt, cancelledAt }: PaymentPart): boolean =>
  paidAt === undefined && cancelledAt === undefined;

/** Those that money is asked for, without suspended ones. */
export const unpaidParts = (request: Pick<PaymentRequest, 'parts'>): readonly PaymentPart[] =>
  partsToCome(request).filter(({ suspendedAt }) => suspendedAt === undefined);

/** Those that are neither paid nor cancelled, suspended ones too. */
export const partsToCome = ({ parts }: Pick<PaymentRequest, 'parts'>): readonly PaymentPart[] =>
  parts.filter(isUnpaid);

/** The part that can be paid now: the first unpaid one; a later one as soon as those before it are. */
export const payablePart = (request: Standing, day: string): PaymentPart | undefined =>
  isOpenOn(request, day) ? unpaidParts(request)[0] : undefined;

/**
 * The request that counts now: the one that can still be paid, else the newest that was not cancelled. `requests` with the
 * newest first; undefined where there is none.
 */
export const currentRequest = <Each extends Standing>(
  requests: readonly Each[],
  day: string,
): Each | undefined =>
  requests.find((each) => isOpenOn(each, day)) ??
  requests.find(({ state }) => state !== 'cancelled');

/** An examination is no seat and no module. */
export const hasClasses = ({ lines }: Pick<PaymentRequest, 'lines'>): boolean =>
  lines.some(({ code }) => !code.startsWith('exam-'));

/** A later part is past its day; an unpaid request runs out instead. */
export const isOverdueOn = (request: Standing, day: string): boolean =>
  request.state === 'part' && unpaidParts(request).some(({ due }) => due < day);

export interface Amounts {
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly amountPaise: number;
}

export interface PartAmounts extends Amounts {
  /** From 1. */
  readonly part: number;
  readonly lines: readonly DocumentLine[];
}

/** Amounts of lines less a discount: the sum of the documents of their parts. Throws a RangeError where nothing is left to pay. */
export function amountsOf(
  lines: readonly PaymentLine[],
  discountPaise: number,
  parts = 1,
): Amounts {
  const taxables = taxablesOf(lines, discountPaise, parts);
  return withGst(sum(taxables), sum(taxables.map(gstOf)));
}

/** Equal in each part, the odd paise on the first. */
function taxablesOf(lines: readonly PaymentLine[], discountPaise: number, parts: number) {
  const taxablePaise = sum(lines.map(({ feePaise }) => feePaise)) - discountPaise;
  if (discountPaise < 0 || taxablePaise <= 0) throw new RangeError('nothing is left to pay');
  const each = Math.floor(taxablePaise / parts);
  return Array.from({ length: parts }, (_, at) =>
    at === 0 ? taxablePaise - each * (parts - 1) : each,
  );
}

/**
 * Parts of equal taxable value, the odd paise on the first; the GST of each is that of its document, as long as the State is
 * unknown with CGST and SGST. Lines and discount are shared in proportion, the largest remainder first, and add up over the parts.
 */
export function partsOf(
  lines: readonly PaymentLine[],
  discountPaise: number,
  parts: number,
): readonly PartAmounts[] {
  const taxables = taxablesOf(lines, discountPaise, parts);
  const shares = sharesOf(linesLess(lines, discountPaise), taxables);
  return taxables.map((taxable, at) => ({
    part: at + 1,
    ...withGst(taxable, gstOf(taxable)),
    lines: shares[at] ?? [],
  }));
}

/** The place of supply decides: across States IGST is rounded once. */
export function amountAt(
  { taxablePaise, amountPaise }: Pick<PaymentPart, 'taxablePaise' | 'amountPaise'>,
  place: { readonly placeOfSupply: string; readonly supplierState: string },
): number {
  if (place.placeOfSupply === place.supplierState) return amountPaise;
  return taxablePaise + taxOn(taxablePaise, place).gstPaise;
}

const withGst = (taxablePaise: number, gstPaise: number): Amounts => ({
  taxablePaise,
  gstPaise,
  amountPaise: taxablePaise + gstPaise,
});

function linesLess(lines: readonly PaymentLine[], discountPaise: number): readonly DocumentLine[] {
  const shares = shareOut(
    discountPaise,
    lines.map(({ feePaise }) => feePaise),
  );
  return lines.map((line, at) => {
    const off = shares[at] ?? 0;
    return { ...line, discountPaise: off, taxablePaise: line.feePaise - off };
  });
}

/** The lines of each sum of `taxables`, which together are the taxable value of all lines. */
function sharesOf(
  lines: readonly DocumentLine[],
  taxables: readonly number[],
): readonly (readonly DocumentLine[])[] {
  let left = lines.map(({ taxablePaise }) => taxablePaise);
  let off = lines.map(({ discountPaise }) => discountPaise);
  return taxables.map((taxable) => {
    const whole = left;
    const taken = shareOut(taxable, left);
    // The last part takes all that is left: its share of a line is the whole of it.
    const discounts = off.map((each, at) => shareOut(each, split(taken[at], whole[at]))[0] ?? 0);
    left = left.map((each, at) => each - (taken[at] ?? 0));
    off = off.map((each, at) => each - (discounts[at] ?? 0));
    return lines.map((line, at) => {
      const taxablePaise = taken[at] ?? 0;
      const discountPaise = discounts[at] ?? 0;
      return { ...line, feePaise: taxablePaise + discountPaise, discountPaise, taxablePaise };
    });
  });
}

const split = (taken = 0, whole = 0) => [taken, whole - taken];

/**
 * `amount` in whole paise by `weights`, none above its weight where `amount` is not above their sum: each gets its floor, and
 * the largest remainders one more, the first of equals before the others.
 */
export function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map((_, at) => (at === 0 ? amount : 0));
  // Exact: the product of two amounts is more than a number holds.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const floors = products.map((product) => Number(product / all));
  const rest = amount - sum(floors);
  const largest = products
    .map((product, at) => ({ remainder: product % all, at }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at)
    .slice(0, rest);
  const oneMore = new Set(largest.map(({ at }) => at));
  return floors.map((floor, at) => floor + (oneMore.has(at) ? 1 : 0));
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** When each part is due: a month apart, the same day of the month or its last. ISO days; `until` is that of the first. */
export function dueDays(until: string, parts: number): readonly string[] {
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number);
  return Array.from({ length: parts }, (_, later) => {
    const lastOfMonth = new Date(Date.UTC(year, month + later, 0)).getUTCDate();
    const due = new Date(Date.UTC(year, month - 1 + later, Math.min(day, lastOfMonth)));
    return due.toISOString().slice(0, 10);
  });
}

/**
 * It stands for the number of an invoice or credit note in texts written before the number is given: in words, and in
 * an address.
 */
export const numberMark = '\u{E000}number\u{E000}';

export const numberPathMark = '\u{E000}path\u{E000}';

/** `HOA/26-27/00142` as an address has it. */
export const numberInPath = (number: string): string => number.replaceAll('/', '-');

/** `HOA-26-27-00142` back again; undefined for what is no number of ours. */
export function numberFromPath(path: string): string | undefined {
  const [, prefix, years, count] = /^([A-Z0-9]{1,4})-(\d\d-\d\d)-(\d{5,6})$/.exec(path) ?? [];
  return prefix && `${prefix}/${years}/${count}`;
}

/** Replaces the placeholder of the number in texts. */
export const withNumber = <T>(texts: T, number: string): T =>
  JSON.parse(
    JSON.stringify(texts)
      .replaceAll(numberMark, number)
      .replaceAll(numberPathMark, numberInPath(number)),
  ) as T;

/**
 * A new number, `P-20261124-7K3M`, made to be read out and written as the remark of a transfer; from three `random` bytes
 * or more and an ISO date. Whether it is free, the store knows.
 */
export function makeRequestNumber(random: Uint8Array, day: string): string {
  const three = Array.from(random.subarray(0, 3), (byte) => alphabet[byte % alphabet.length]);
  const payload = three.join('');
  return `P-${day.replaceAll('-', '')}-${payload}${checkCharacter(payload)}`;
}

type Summed = Pick<StoredRequest, 'amountPaise' | 'taxablePaise' | 'gstPaise' | 'parts' | 'until'>;

/** As the desk's calls answer. */
export const sumsOf = (asked: Summed) => ({
  amount: asked.amountPaise,
  taxable: asked.taxablePaise,
  gst: asked.gstPaise,
  parts: asked.parts.map(({ amountPaise, due }) => ({ amount: amountPaise, due })),
  until: asked.until,
});

export const paymentOf = (request: StoredRequest, day: string) => ({
  number: request.number,
  ...sumsOf(request),
  state: stateOn(request, day),
  overdue: isOverdueOn(request, day),
});

/** Names a part, and its request by the number alone, as the cause of a task. */
export const partSubject = (request: string, part: number): string => `${request}/${part}`;

/** The topics of the mails that ask for money: what they say is withdrawn with the request. */
export const askTopic = (request: string): string => `ask-${request}`;

export const dueTopic = (request: string, part?: number): string =>
  `due-${request}-${part === undefined ? '' : `${part}-`}`;

/** Tasks about money that was asked for and has not come. */
export const moneyTasks = ['overdue-part', 'expired-request'] as const;

export interface StoredRequest extends PaymentRequest {
  /** The submission's; absent once it is erased. */
  readonly enquiryId?: string;
  readonly reference: string;
  /** The member's address. */
  readonly madeBy: string;
  /** The number of the request that took its place. */
  readonly replacedBy?: string;
  readonly closedAt?: number;
}

export const firstClassSubject = (request: string): string => `first-class:${request}`;

/** Without a date for the first class the buyer's page promises a call. The subject names the request. */
export const firstClassTask = (
  paid: { readonly request: string; readonly enquiryId: string; readonly callBy: number },
  at: number,
): NewTask => ({
  kind: 'follow-up',
  subject: firstClassSubject(paid.request),
  enquiryId: paid.enquiryId,
  since: at,
  dueAt: paid.callBy,
  wholeDay: false,
  detail: { request: paid.request, text: 'Paid: call to fix the day of the first class' },
});

/** The ids of the batches that its lines name. */
export const batchesOf = (lines: readonly Pick<PaymentLine, 'code'>[]): readonly string[] =>
  lines.flatMap(({ code }) => (code.startsWith('batch-') ? [code.slice('batch-'.length)] : []));
