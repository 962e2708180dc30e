import { batchCalendarPath, practicePath, routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { type Batch, sessionTimes, skippedBetween, subjectOf } from '#lib/batches/rules';
import { nameOf, timesInWords, titleOf } from '#lib/batches/words';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { undatedLines } from '#lib/payments/rules/catalogue';
import type { StoredRequest } from '#lib/payments/rules/requests';
import type { PaymentFile } from '#lib/payments/schema';
import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import {
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  shortDay,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { firstName, memberOf } from '#lib/staff/rules';

export interface ClassRow {
  readonly iso: string;
  readonly day: string;
  readonly text: string;
  readonly hours: string;
  readonly kind: 'next' | 'later' | 'off';
}

interface FirstClass {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly title: string;
  readonly name: string;
  readonly about: string;
  readonly calendar?: string;
  readonly note: string;
  /** Those still to come, with the holidays between them. */
  readonly rows: readonly ClassRow[];
  readonly all: string;
  /** The list of batches that teach the same. */
  readonly others: string;
}

export interface Enrolment {
  readonly isEnrolled: boolean;
  readonly title: string;
  readonly text: string;
  readonly state: string;
  readonly first?: FirstClass;
  /** Epoch milliseconds: by then somebody calls to fix the days. */
  readonly callBy?: number;
  /** Pages of the practice book to begin with. */
  readonly practice: readonly { readonly href: string; readonly title: string }[];
}

interface Around {
  readonly payments: PaymentFile;
  readonly env: Env;
  readonly now: number;
}

type Asks = Pick<Store, 'findBatch' | 'listSeatsOf'>;

/** Undefined where no money for a request ever came. Throws StoreUnavailable. */
export async function enrolmentOf(
  store: Asks,
  enquiry: Enquiry,
  { payments, env, now }: Around,
): Promise<Enrolment | undefined> {
  const invoices = payments.documents.filter(({ kind, request }) => kind === 'invoice' && request);
  if (invoices.length === 0) return undefined;
  const paid = payments.requests.filter(({ number }) => moneyWithUs(payments, number) > 0);
  if (paid.length === 0) return paidBack(payments);
  const seats = await store.listSeatsOf(enquiry.id, now);
  const taken = seats.filter(({ takenAt }) => takenAt !== undefined);
  const found = await Promise.all(taken.map(({ batch }) => store.findBatch(batch, now)));
  const batches = found.filter((batch) => batch !== undefined);
  const lastPaidAt = Math.max(...invoices.map(({ issuedAt }) => issuedAt));
  return enrolled({ enquiry, paid, batches, lastPaidAt, env, now });
}

/** Invoices less credit notes, in paise. */
const moneyWithUs = ({ documents }: PaymentFile, number: string): number =>
  documents
    .filter(({ request }) => request === number)
    .reduce(
      (sum, { kind, totalPaise }) => sum + (kind === 'invoice' ? totalPaise : -totalPaise),
      0,
    );

function paidBack({ refunds }: PaymentFile): Enrolment {
  const isOnItsWay = refunds.some(({ state }) => state !== 'refunded');
  const isOwed = refunds.some(({ state }) => state === 'transfer' || state === 'refused');
  return {
    isEnrolled: false,
    title: isOwed
      ? 'We will transfer your refund'
      : isOnItsWay
        ? 'Your refund is on its way'
        : 'Your money has been refunded',
    text: 'You are no longer enrolled, and you owe nothing. Call or write to us if you would like to join again.',
    state: isOwed ? 'Refund due' : isOnItsWay ? 'Refund on its way' : 'Refunded',
    practice: [],
  };
}

interface Held {
  readonly enquiry: Enquiry;
  readonly paid: readonly StoredRequest[];
  readonly batches: readonly Batch[];
  readonly lastPaidAt: number;
  readonly env: Env;
  readonly now: number;
}

function enrolled({ enquiry, paid, batches, lastPaidAt, env, now }: Held): Enrolment {
  const member = enquiry.member && memberOf(env, enquiry.member);
  const who = member ? firstName(member.name) : 'We';
  const callBy = callTime(enquiry, lastPaidAt, now);
  const calls = (what: string, toFix: string) =>
    callBy === undefined
      ? `${what}, call us if nobody has called you yet ${toFix}.`
      : `${what}, ${who === 'We' ? 'we' : who} will call you by ${longDay(callBy, now)}, ${toFix}.`;
  const lines = paid.flatMap((request) => request.lines);
  const standing = batches.filter(({ cancelledAt }) => cancelledAt === undefined);
  const undated = undatedLines(
    lines,
    standing.flatMap(({ what }) => what),
  );
  if (undated.length === 0 && standing.length === 0) {
    const isCancelled = batches.length > 0;
    const why = isCancelled ? '' : ' There is no seat in a batch for you now.';
    return {
      isEnrolled: false,
      title: isCancelled ? 'Your batch was cancelled' : 'You have no seat now',
      text: `We are sorry.${why} Your money is safe: choose another batch, or we will refund it in full. ${calls('For that', 'to ask which you prefer')}`,
      state: isCancelled ? 'Batch cancelled' : 'No seat',
      ...(callBy !== undefined && { callBy }),
      practice: [],
    };
  }
  const first = standing
    .flatMap((batch) => firstClass(batch, now) ?? [])
    .sort((one, other) => one.at - other.at)[0];
  const name = firstName(enquiry.name);
  const sentences = [
    ...standing.map((batch) => beginsInWords(batch, now)),
    ...(undated.length > 0
      ? [
          calls(
            `For ${undated.map(({ label }) => withoutCode(label)).join(' and ')}`,
            'to fix your days',
          ),
        ]
      : []),
  ];
  const practice = modulesOf(
    batches,
    lines.map(({ code }) => code),
  ).slice(0, 2);
  return {
    isEnrolled: true,
    title: name ? `You are enrolled, ${name}` : 'You are enrolled',
    text: sentences.join(' '),
    state: 'Enrolled',
    ...(first && { first }),
    ...(undated.length > 0 && callBy !== undefined && { callBy }),
    practice: practice.map(({ courseNo, title }) => ({
      href: practicePath(courseNo),
      title,
    })),
  };
}

/** The agreed hour, else the promise that is open, else two working days from the payment; none once that has passed. */
function callTime(
  { again, keptAt, promisedBy: promised }: Enquiry,
  paidAt: number,
  now: number,
): number | undefined {
  if (again !== undefined && again > now) return again;
  if (keptAt === undefined && promised > now) return promised;
  const after = promisedBy(paidAt);
  return after > now ? after : undefined;
}

/** "Wednesday, 2 December", with the year where it is another one than that of `now`. */
function longDay(at: number, now: number): string {
  const isOtherYear = isoDayInIndia(at).slice(0, 4) !== isoDayInIndia(now).slice(0, 4);
  const words: Intl.DateTimeFormatOptions = {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
  };
  return new Intl.DateTimeFormat('en-IN', words).format(at);
}

function beginsInWords(batch: Batch, now: number): string {
  const { start } = sessionTimes(batch, 0);
  if (start > now) return `${nameOf(batch)} begins on ${longDay(start, now)}.`;
  const next = nextSession(batch, now);
  return next === undefined
    ? `${nameOf(batch)} is over.`
    : `The next class in ${nameOf(batch)} is on ${longDay(sessionTimes(batch, next).start, now)}.`;
}

const nextSession = (batch: Batch, now: number): number | undefined => {
  const at = batch.sessions.findIndex((_, each) => sessionTimes(batch, each).end > now);
  return at === -1 ? undefined : at;
};

function firstClass(batch: Batch, now: number): FirstClass | undefined {
  const next = nextSession(batch, now);
  if (next === undefined) return undefined;
  const { start } = sessionTimes(batch, next);
  const { sessions, mode, language, trainer } = batch;
  const last = sessions.at(-1) ?? batch.starts;
  const isOnline = mode.startsWith('Online');
  return {
    at: start,
    title: `${next === 0 ? 'First' : 'Next'} class, ${hourInWords(start)}`,
    name: titleOf(batch),
    about: `${mode}, in ${language}${trainer ? `, with ${trainer}` : ''}. ${timesInWords(batch)}, until ${shortDay(last)}`,
    ...(next === 0 && { calendar: batchCalendarPath(batch.id) }),
    note: `${isOnline ? 'The link to join' : 'The address'} comes by e-mail, and again the day before the first class.`,
    rows: classRows(batch, next, now),
    all: `All ${sessions.length} classes, until ${shortDay(last)}`,
    others: `${routes.batches}?what=${batch.what[0] ?? ''}`,
  };
}

function classRows(batch: Batch, next: number, now: number): readonly ClassRow[] {
  const { sessions, days } = batch;
  const dayOf = (iso: string) => weekdayAndDate(instantInIndia(iso), now);
  const held = sessions.slice(next).map((iso, at): ClassRow => {
    const { start, end } = sessionTimes(batch, next + at);
    return {
      iso,
      day: dayOf(iso),
      text: `Class ${next + at + 1} of ${sessions.length}`,
      hours: hoursInWords(start, end),
      kind: at === 0 ? 'next' : 'later',
    };
  });
  const from = sessions[next] ?? isoDayInIndia(now);
  const off = skippedBetween(days, from, sessions.at(-1) ?? from).map(
    ({ day, name }): ClassRow => ({
      iso: day,
      day: dayOf(day),
      text: name,
      hours: 'no class',
      kind: 'off',
    }),
  );
  return [...held, ...off].sort((one, other) => one.iso.localeCompare(other.iso));
}

function hoursInWords(start: number, end: number): string {
  const [from, to] = [hourInWords(start), hourInWords(end)];
  const half = to.slice(-3);
  return `${from.endsWith(half) ? from.slice(0, -3) : from} to ${to}`;
}

/** "Business book-keeping" of "AcSS 1, Business book-keeping". */
const withoutCode = (label: string): string => label.replace(/^AcSS \d+, /, '');

function modulesOf(batches: readonly Batch[], codes: readonly string[]) {
  const inBatches = batches.flatMap(({ what }) => subjectOf(what)?.modules ?? []);
  return courses.filter(
    ({ courseNo }) => inBatches.includes(courseNo) || codes.includes(`module-${courseNo}`),
  );
}
