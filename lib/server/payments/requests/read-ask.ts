/** What a member asks for, read and checked: each problem has its field and its sentence. */
import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import { sacOfTraining } from '#data/gst';
import type { Fields } from '#lib/server/intake/body';
import { feesIn, noteOfNumber } from '#lib/server/payments/requests/quoted-number';
import { paiseInWords } from '#lib/server/payments/requests/words';
import type { Site } from '#lib/server/site';
import { closesAt, endsAt } from '#lib/shared/batches/batch';
import { subjectOf } from '#lib/shared/batches/subject';
import { timesInWords } from '#lib/shared/batches/words';
import { modulesOf } from '#lib/shared/cart/cart';
import { shortDay } from '#lib/shared/dates';
import { cut, line } from '#lib/shared/forms/sanitize';
import { dayMs, instantInIndia, isDay, isoDayInIndia } from '#lib/shared/india';
import { rupeesTyped } from '#lib/shared/money';
import {
  type Amounts,
  amountsOf,
  dueDays,
  type PartAmounts,
  partsOf,
} from '#lib/shared/payments/amounts';
import { type FeeOf, lineOf } from '#lib/shared/payments/catalogue';
import type { PaymentLine, PaymentPart } from '#lib/shared/payments/request';

export const mostDays = 30;
export const usualDays = 7;
const mostLines = 20;
/** Whole rupees. */
const mostDiscount = 99_999_999;

export interface AskedFor extends Amounts {
  readonly lines: readonly PaymentLine[];
  readonly discountPaise: number;
  readonly reason: string;
  readonly until: string;
  readonly parts: readonly PaymentPart[];
  readonly batches: readonly string[];
  /** The number of the quotation whose fees these are. */
  readonly quotation?: string;
}

export type Wrong = Readonly<Record<string, string>>;

/** `undefined` parts of it never come through: there is a problem, or all of it. */
export async function readAsk(
  site: Pick<Site, 'store'>,
  fields: Fields,
  now: number,
): Promise<{ readonly ok: AskedFor } | { readonly wrong: Wrong; readonly status?: 422 }> {
  const wrong: Record<string, string> = {};
  const note = (field: string, text: string) => {
    wrong[field] ??= text;
  };
  const quotation = line(fields.quotation).toUpperCase();
  const feeOf = feesIn(quotation, now, note);
  const { lines, batches, taught, lastDay } = await linesIn(site, fields, { now, note, feeOf });
  if (feeOf) noteOfNumber(quotation, [...lines.map(({ code }) => code), ...taught], note);
  const fees = lines.reduce((sum, { feePaise }) => sum + feePaise, 0);
  const discountPaise = discountIn(fields, fees, note);
  const reason = cut(line(fields.reason), 200);
  if (discountPaise > 0 && !reason) note('reason', 'A discount needs its reason.');
  const many = partsIn(fields, note);
  const until = untilIn(fields, now, note);
  if (Object.keys(wrong).length > 0) return { wrong };
  const dues = dueDays(until, many);
  const late = lastDay && dues.findIndex((due) => due > lastDay);
  if (late !== undefined && late !== '' && late > 0) {
    const text = `Part ${late + 1} would be due on ${shortDay(dues[late] ?? '')}, after the batch ends on ${shortDay(lastDay ?? '')}.`;
    return { wrong: { parts: text } };
  }
  const parts = partsOf(lines, discountPaise, many).map((part) => dueOn(part, dues));
  const amounts = amountsOf(lines, discountPaise);
  const asked = { lines, discountPaise, reason, until, parts, batches, ...amounts };
  return { ok: { ...asked, ...(quotation && { quotation }) } };
}

const dueOn = (part: PartAmounts, dues: readonly string[]): PaymentPart => ({
  ...part,
  due: dues[part.part - 1] ?? '',
});

type Note = (field: string, text: string) => void;

const listIn = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .map(line)
    .filter(Boolean)
    .slice(0, mostLines + 1);

interface Reading {
  readonly now: number;
  readonly note: Note;
  readonly feeOf: FeeOf | undefined;
}

async function linesIn(
  { store }: Pick<Site, 'store'>,
  fields: Fields,
  { now, note, feeOf }: Reading,
): Promise<{
  lines: PaymentLine[];
  batches: string[];
  /** The codes of what these batches teach. */
  taught: string[];
  lastDay: string | undefined;
}> {
  const codes = listIn(fields.line);
  if (codes.length === 0) note('line', 'Choose what they pay for.');
  if (codes.length > mostLines) note('line', `Choose at most ${mostLines} lines.`);
  const level = levelWithItsModule(codes);
  if (level) note('line', `The ${level} level has all its modules: leave the single ones out.`);
  const lines: PaymentLine[] = [];
  const batches: string[] = [];
  const taught: string[] = [];
  let lastDay: string | undefined;
  for (const code of codes.slice(0, mostLines)) {
    const isAgain = lines.some((each) => each.code === code) && !code.startsWith('exam-');
    if (isAgain) note('line', 'One of the lines is chosen twice.');
    if (!code.startsWith('batch-')) {
      const found = lineOf(code, feeOf);
      if (found) lines.push(found);
      else note('line', `There is nothing called ${cut(code, 40)}.`);
      continue;
    }
    const id = code.slice(6);
    const batch = await store.findBatch(id, now);
    const subject = batch && subjectOf(batch.what);
    if (!batch || !subject) {
      note('line', 'There is no such batch.');
      continue;
    }
    if (batch.cancelledAt !== undefined || closesAt(batch) <= now) {
      note('line', 'This batch is cancelled or closed: choose another, or none.');
      continue;
    }
    batches.push(id);
    taught.push(...batch.what);
    const ends = isoDayInIndia(endsAt(batch));
    if (!lastDay || ends < lastDay) lastDay = ends;
    lines.push({
      code,
      label: subject.title,
      sac: sacOfTraining,
      hours: subject.hours,
      mode: batch.mode,
      when: `batch from ${shortDay(batch.sessions[0] ?? batch.starts)}, ${timesInWords(batch)}, ${batch.mode}, ${batch.language}`,
      feePaise: feeOf
        ? batch.what.reduce((sum, what) => sum + (lineOf(what, feeOf)?.feePaise ?? 0), 0)
        : subject.fee * 100,
    });
  }
  return { lines, batches, taught, lastDay };
}

/** Nobody pays for a module by itself and in its level as well. */
function levelWithItsModule(codes: readonly string[]): string | undefined {
  const found = levels.find(
    (each) =>
      codes.includes(`level-${each}`) &&
      modulesOf(each).some((courseNo) => codes.includes(`module-${courseNo}`)),
  );
  return found && levelDetails[found].title;
}

function discountIn(fields: Fields, fees: number, note: Note): number {
  const typed = line(fields.discount);
  if (typed === '') return 0;
  const whole = rupeesTyped(typed);
  if (whole === undefined || whole > mostDiscount) {
    note('discount', 'Write the discount in whole rupees, such as 1000 or 1,000.');
    return 0;
  }
  const discount = whole * 100;
  const fee = paiseInWords(fees);
  if (fees > 0 && discount > fees) note('discount', `The discount is more than the fee: ${fee}.`);
  else if (fees > 0 && discount === fees)
    note('discount', `The discount leaves nothing to pay of ${fee}.`);
  return discount;
}

function partsIn(fields: Fields, note: Note): number {
  const typed = line(fields.parts) || '1';
  if (['1', '2', '3'].includes(typed)) return Number(typed);
  note('parts', 'Choose one, two or three parts.');
  return 1;
}

function untilIn(fields: Fields, now: number, note: Note): string {
  const ahead = (days: number) => isoDayInIndia(instantInIndia(isoDayInIndia(now)) + days * dayMs);
  const typed = line(fields.until);
  if (typed === '') return ahead(usualDays);
  if (!isDay(typed) || typed < ahead(1) || typed > ahead(mostDays)) {
    note(
      'until',
      `“Good until” can be 1 to ${mostDays} days from now: up to ${shortDay(ahead(mostDays))}.`,
    );
  }
  return typed;
}
