/** A quotation is made from its address alone, the same at every opening. Nothing is stored. */
import { createHash } from 'node:crypto';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { type Course, courses } from '#data/courses';
import { type FormerFee as Former, feeOn } from '#data/fee-on-day';
import type { OfferKind } from '#data/offers';
import { policyEffective } from '#data/policies/policy';
import { lastOf, modulesIn, type Query, valuesOf } from '#lib/catalogue/rules/query';
import { quotationPath } from '#lib/catalogue/rules/quotation-path';
import { dayMs, instantInIndia, isDay, isoDayInIndia } from '#lib/platform/values/india';
import { withGst } from '#lib/platform/values/money';
import { alphabet } from '#lib/platform/values/reference';

export const validForDays = 30;

interface Line {
  readonly no: string;
  readonly title: string;
  readonly level?: Course['level'];
  readonly hours: number;
  /** Rupees before GST, as on the day of the quotation. */
  readonly fee: number;
}

export interface Quotation {
  readonly kind: OfferKind;
  readonly number: string;
  /** ISO dates. */
  readonly on: string;
  readonly until: string;
  readonly expired: boolean;
  /** A fee is another today: this one holds until it runs out. */
  readonly changed: boolean;
  readonly lines: readonly Line[];
  readonly modules: readonly number[];
  /** Hours of a package, or a bootcamp's code. */
  readonly plan?: string;
  readonly hours: number;
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
  readonly path: string;
}

interface Content {
  readonly kind: OfferKind;
  readonly plan?: string;
  readonly modules: readonly number[];
  readonly linesOn: (on: string) => readonly Line[];
}

/** `unknown`: such a quotation cannot be; `empty`: nothing was asked for. `now` in epoch milliseconds. */
export function quotationOf(
  query: Query,
  now: number,
  history: readonly FormerFee[] = formerFees,
): Quotation | 'unknown' | 'empty' {
  const asked = ['modules', 'plan', 'on'].some((name) => valuesOf(query, name).length > 0);
  if (!asked) return 'empty';
  const today = isoDayInIndia(now);
  const on = lastOf(query, 'on') ?? today;
  // Before the terms took effect nothing was quoted.
  if (!isDay(on) || on > today || on < policyEffective) return 'unknown';
  if (lastOf(query, 'modules') === undefined && lastOf(query, 'plan') === undefined) {
    return 'unknown';
  }
  const formerOf = (of: string) => history.filter((former) => former.of === of);
  const content = contentOf(query, (of, fee, date) => feeOn(fee, formerOf(of), date));
  if (!content) return 'unknown';
  const { kind, plan, modules, linesOn } = content;
  const lines = linesOn(on);
  const sums = withGst(sumOf(lines, 'fee'));
  const until = isoDayInIndia(instantInIndia(on) + validForDays * dayMs);
  return {
    kind,
    modules,
    ...(plan && { plan }),
    number: numberOf(on, { kind, plan, modules, fees: lines.map(({ fee }) => fee), ...sums }),
    on,
    until,
    expired: until < today,
    changed: sumOf(linesOn(today), 'fee') !== sums.fee,
    lines,
    hours: sumOf(lines, 'hours'),
    ...sums,
    path: quotationPath({
      ...(plan && { plan }),
      modules: plan && kind === 'bootcamp' ? [] : modules,
      on,
    }),
  };
}

type FeeOn = (of: string, fee: number, on: string) => number;

function contentOf(query: Query, fee: FeeOn): Content | undefined {
  const modules = modulesIn(query, 'modules');
  if (!modules) return undefined;
  const plan = lastOf(query, 'plan')?.trim().toUpperCase();
  if (plan !== undefined) return coachingOf(plan, modules, fee);
  const held = courses.filter(({ courseNo }) => modules.includes(courseNo));
  return {
    kind: 'certification',
    modules,
    linesOn: (on) =>
      held.map(({ courseNo, title, level, hours, fees }) => ({
        no: String(courseNo),
        title,
        level,
        hours,
        fee: fee(`module-${courseNo}`, fees, on),
      })),
  };
}

function coachingOf(plan: string, modules: readonly number[], fee: FeeOn): Content | undefined {
  const bought = packages.find(({ hours }) => String(hours) === plan);
  if (bought) {
    const { id, hours } = bought;
    const line = { no: '1:1', title: `Personalized coaching, ${hours} hours`, hours };
    const linesOn = (on: string) => [{ ...line, fee: fee(id, bought.fee, on) }];
    return { kind: 'coaching', plan, modules, linesOn };
  }
  const bootcamp = bootcamps.find(({ code }) => code === plan);
  if (!bootcamp) return undefined;
  const { code, moduleName, hours = 0 } = bootcamp;
  const line = { no: code, title: `Bootcamp: ${moduleName}`, hours };
  const linesOn = (on: string) => [
    { ...line, fee: hours * fee('bootcamp-hour', bootcampHour.fee, on) },
  ];
  return { kind: 'bootcamp', plan: code, modules: bootcamp.modules, linesOn };
}

/** `Q-20261124-7K3M`: the last four stand for what is quoted, so that a changed paper has another number. */
function numberOf(on: string, content: object): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  const four = Array.from(digest.subarray(0, 4), (byte) => alphabet[byte % alphabet.length]);
  return `Q-${on.replaceAll('-', '')}-${four.join('')}`;
}

const sumOf = (lines: readonly Line[], what: 'hours' | 'fee') =>
  lines.reduce((sum, line) => sum + line[what], 0);

/** A fee that is asked up to and with a day. */
export interface FormerFee extends Former {
  /** `module-5`, `hours-60` or `bootcamp-hour`. */
  readonly of: string;
}

const offered = [
  ...courses.map(({ courseNo, former }) => ({ of: `module-${courseNo}`, former })),
  ...packages.map(({ id, former }) => ({ of: id, former })),
  { of: 'bootcamp-hour', former: bootcampHour.former },
];

export const formerFees: readonly FormerFee[] = offered.flatMap(({ of, former = [] }) =>
  former.map((each) => ({ of, ...each })),
);

/** ISO dates of the days on which some fee is another than the day before. */
export const feeDays = (history: readonly FormerFee[] = formerFees): readonly string[] =>
  history.map(({ until }) => new Date(Date.parse(until) + dayMs).toISOString().slice(0, 10));

/** The day on or before `today` on which a fee changed last; empty where none has. */
export const lastFeeDay = (today: string, days: readonly string[] = feeDays()): string =>
  days
    .filter((day) => day <= today)
    .sort()
    .at(-1) ?? '';
