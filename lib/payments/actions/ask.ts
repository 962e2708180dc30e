/** Asking for payment: computed and shown first on request, then stored with its seats and mail; and cancelling it. */
import { randomBytes } from 'node:crypto';
import { levelDetails } from '#data/certification';
import { bootcamps, packages } from '#data/coaching';
import { courses, levels } from '#data/courses';
import { sacOfTraining } from '#data/gst';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { endsAt, isJoinable, lastDayToJoin, subjectOf } from '#lib/batches/rules';
import { whenInRequest } from '#lib/batches/words';
import { modulesOf } from '#lib/catalogue/rules/cart';
import { quotationOf, validForDays } from '#lib/catalogue/rules/quotation';
import { writeOf } from '#lib/enquiries/actions/write';
import { stateAfter } from '#lib/enquiries/rules/actions';
import { readForm } from '#lib/forms/define';
import { askForm, mostLines } from '#lib/payments/forms';
import { askedMail } from '#lib/payments/mails';
import { dayOfQuotation, type FeeOf, lineOf, quotedFees } from '#lib/payments/rules/catalogue';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  amountsOf,
  dueDays,
  isOpenState,
  makeRequestNumber,
  type PartAmounts,
  type PaymentPart,
  partsOf,
  partsToCome,
  paymentOf,
} from '#lib/payments/rules/requests';
import type { ActionInput, ActionResult, AskedFor, Wrong } from '#lib/payments/schema';
import { paiseInWords, partsInWords } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import { dayMs, instantInIndia, isDay, isoDayInIndia, shortDay } from '#lib/platform/values/india';
import { rupeesTyped } from '#lib/platform/values/money';
import { cut, line } from '#lib/platform/values/text';

/** Kinds without a payment here: they are about a post, an employer's request, or a webinar, which is paid on its own page. */
export const asksPayment = (kind: string): boolean =>
  kind !== 'application' && kind !== 'employer' && !kind.startsWith('webinar-');

export async function askForPayment(input: ActionInput): Promise<ActionResult> {
  const { context, by, enquiry, fields, now } = input;
  const { store, env } = context;
  if (!asksPayment(enquiry.kind)) {
    return { wrong: { action: 'You cannot ask for payment on an enquiry of this kind.' } };
  }
  const read = await readAsk(context, fields, now);
  if ('wrong' in read) return read;
  if (line(fields.show) !== '') return { shown: read.ok };
  const { batches, quotation, ...asked } = read.ok;
  const state = stateAfter('ask-payment', {
    state: enquiry.state,
    reached: enquiry.reachedAt !== undefined,
  });
  const quoted = quotation ? `, fees of ${quotation}` : '';
  const sum = `${paiseInWords(asked.amountPaise)}${partsInWords(asked.parts.length)}${quoted}`;
  for (;;) {
    const request: StoredRequest = {
      ...asked,
      number: makeRequestNumber(randomBytes(3), isoDayInIndia(now)),
      enquiryId: enquiry.id,
      reference: enquiry.reference,
      state: 'open',
      madeAt: now,
      madeBy: by.address,
    };
    const action = { name: 'ask-payment', sum } as const;
    const write = await writeOf(context, by, enquiry, state ?? enquiry.state, action);
    const done = await store.askPayment({
      write: { ...write, mails: askedMail(enquiry, request, env) },
      request,
      seats: batches.map((batch) => ({
        batch,
        // Through the last day on which it can be paid.
        until: instantInIndia(request.until) + dayMs,
      })),
    });
    if (done.done === 'number-taken') continue;
    if (done.done === 'stale') return { stale: true };
    if (done.done === 'part-paid') {
      return {
        wrong: { action: 'A part of the earlier request is paid: cancel the rest of it first.' },
      };
    }
    if ('batch' in done) return refused(done.done);
    context.wake('mail');
    context.wake('batches');
    return { answer: { payment: paymentOf(request, isoDayInIndia(now)) } };
  }
}

function refused(why: 'full' | 'past' | 'unknown'): ActionResult {
  if (why !== 'full') {
    return {
      wrong: { line: 'This batch is cancelled or closed: choose another, or none.' },
    };
  }
  const text =
    'Somebody else got the last seat just now. Choose another batch, or the waiting list.';
  return { wrong: { line: text }, status: 409 };
}

export async function cancelPayment({
  context,
  by,
  enquiry,
  now,
}: ActionInput): Promise<ActionResult> {
  const { store } = context;
  const { requests } = await store.findPaymentFile(enquiry.id);
  const open = requests.find(({ state }) => isOpenState(state));
  if (!open) return { wrong: { action: 'No request for payment is open.' } };
  const left = partsToCome(open).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const action = { name: 'cancel-payment', sum: paiseInWords(left) } as const;
  const write = await writeOf(context, by, enquiry, enquiry.state, action);
  const done = await store.cancelPayment(write, open.number);
  if (done === 'stale') return { stale: true };
  if (done === 'not-open') return { wrong: { action: 'No request for payment is open.' } };
  context.wake('mail');
  context.wake('batches');
  const request = await store.findPaymentRequest(open.number);
  return { answer: request ? { payment: paymentOf(request, isoDayInIndia(now)) } : {} };
}

export const mostDays = 30;
export const usualDays = 7;
/** Whole rupees. */
const mostDiscount = 99_999_999;

/** `undefined` parts of it never come through: there is a problem, or all of it. */
async function readAsk(
  context: Pick<AppContext, 'store'>,
  fields: Fields,
  now: number,
): Promise<{ readonly ok: AskedFor } | { readonly wrong: Wrong; readonly status?: 422 }> {
  const wrong: Record<string, string> = {};
  const note = (field: string, text: string) => {
    wrong[field] ??= text;
  };
  const read = readForm(askForm, fields);
  if ('errors' in read) return { wrong: read.errors };
  const { reason, line: codes } = read.ok;
  const quotation = read.ok.quotation.toUpperCase();
  const feeOf = feesIn(quotation, now, note);
  const { lines, batches, taught, lastDay, joinBy } = await linesIn(context, codes, {
    now,
    note,
    feeOf,
  });
  if (feeOf) noteOfNumber(quotation, [...lines.map(({ code }) => code), ...taught], note);
  const fees = lines.reduce((sum, { feePaise }) => sum + feePaise, 0);
  const discountPaise = discountIn(read.ok.discount, fees, note);
  if (discountPaise > 0 && !reason) note('reason', 'A discount needs its reason.');
  const many = Number(read.ok.parts);
  const until = untilIn(read.ok.until, { now, note, joinBy });
  if (Object.keys(wrong).length > 0) return { wrong };
  const dues = dueDays(until, many);
  const late = lastDay ? dues.findIndex((due) => due > lastDay) : -1;
  if (late >= 0) {
    const text = `Part ${late + 1} would be due on ${shortDay(dues[late] ?? '')}, after the batch ends on ${shortDay(lastDay ?? '')}.`;
    return { wrong: { parts: text } };
  }
  const parts = partsOf(lines, discountPaise, many).map((part) => dueOn(part, dues));
  const amounts = amountsOf(lines, discountPaise, many);
  const asked = { lines, discountPaise, reason, until, parts, batches, ...amounts };
  return { ok: { ...asked, ...(quotation && { quotation }) } };
}

const dueOn = (part: PartAmounts, dues: readonly string[]): PaymentPart => ({
  ...part,
  due: dues[part.part - 1] ?? '',
});

type Note = (field: string, text: string) => void;

interface Reading {
  readonly now: number;
  readonly note: Note;
  readonly feeOf: FeeOf | undefined;
}

async function linesIn(
  { store }: Pick<AppContext, 'store'>,
  codes: readonly string[],
  { now, note, feeOf }: Reading,
): Promise<{
  lines: PaymentLine[];
  batches: string[];
  /** The codes of what these batches teach. */
  taught: string[];
  /** The first day on which one of them ends. */
  lastDay: string | undefined;
  joinBy: string | undefined;
}> {
  if (codes.length === 0) note('line', 'Choose what they pay for.');
  if (codes.length > mostLines) note('line', `Choose at most ${mostLines} lines.`);
  const level = levelWithItsModule(codes);
  if (level) note('line', `The ${level} level has all its modules: leave the single ones out.`);
  const lines: PaymentLine[] = [];
  const batches: string[] = [];
  const taught: string[] = [];
  let lastDay: string | undefined;
  let joinBy: string | undefined;
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
    if (!isJoinable(batch, now)) {
      note('line', 'This batch is cancelled or closed: choose another, or none.');
      continue;
    }
    batches.push(id);
    taught.push(...batch.what);
    const ends = isoDayInIndia(endsAt(batch));
    if (!lastDay || ends < lastDay) lastDay = ends;
    const joins = lastDayToJoin(batch);
    if (!joinBy || joins < joinBy) joinBy = joins;
    lines.push({
      code,
      label: subject.title,
      sac: sacOfTraining,
      hours: subject.hours,
      mode: batch.mode,
      when: whenInRequest(batch),
      feePaise: feeOf
        ? batch.what.reduce((sum, what) => sum + (lineOf(what, feeOf)?.feePaise ?? 0), 0)
        : subject.fee * 100,
    });
  }
  return { lines, batches, taught, lastDay, joinBy };
}

/** A module cannot be sold by itself and within its level. */
function levelWithItsModule(codes: readonly string[]): string | undefined {
  const found = levels.find(
    (each) =>
      codes.includes(`level-${each}`) &&
      modulesOf(each).some((courseNo) => codes.includes(`module-${courseNo}`)),
  );
  return found && levelDetails[found].title;
}

function discountIn(typed: string, fees: number, note: Note): number {
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

/** `joinBy`: the last day on which a batch among the lines can be joined; a hold ends there. */
function untilIn(
  typed: string,
  { now, note, joinBy }: { now: number; note: Note; joinBy: string | undefined },
): string {
  const ahead = (days: number) => isoDayInIndia(instantInIndia(isoDayInIndia(now)) + days * dayMs);
  const last = joinBy !== undefined && joinBy < ahead(mostDays) ? joinBy : ahead(mostDays);
  const [usual = last] = [ahead(usualDays), last].sort();
  if (typed === '') return usual;
  if (typed === last) return typed;
  if (!isDay(typed) || typed < ahead(1) || typed > ahead(mostDays)) {
    note(
      'until',
      `“Valid until” can be 1 to ${mostDays} days from now: up to ${shortDay(ahead(mostDays))}.`,
    );
  } else if (typed > last) {
    note(
      'until',
      `The batch can be joined until ${shortDay(last)}: choose that day or an earlier one.`,
    );
  }
  return typed;
}

/** Less may be bought than was quoted, and a package is quoted with the modules that it is for: so many more are tried. */
const mostMore = 3;

interface Plan {
  readonly plan?: string;
  readonly modules: readonly number[];
}

/** Gives the fees of the quotation's day while it still holds, else those of today. */
function feesIn(quotation: string, now: number, note: Note): FeeOf | undefined {
  if (quotation === '') return undefined;
  const on = dayOfQuotation(quotation);
  const last = isoDayInIndia(now - validForDays * dayMs);
  if (on && on >= last && on <= isoDayInIndia(now)) return quotedFees(on);
  note(
    'quotation',
    `Write the number of a quotation from the last ${validForDays} days, or leave it empty.`,
  );
  return undefined;
}

/** They are made of what was quoted at which fees, and come from paper, by telephone. */
function noteOfNumber(quotation: string, codes: readonly string[], note: Note): void {
  const checked = checkNumber(quotation, dayOfQuotation(quotation) ?? '', codes);
  if ('ok' in checked || codes.length === 0) return;
  note(
    'quotation',
    checked.ours
      ? `This number is of another quotation. For what you chose, that of the day is ${checked.ours}: look whether theirs says so.`
      : 'This number is of another quotation. Leave it empty where nothing of one is bought.',
  );
}

/** `codes`: what is asked for, batches as what they teach. Nothing else than `ok` is a number of theirs. */
function checkNumber(
  number: string,
  on: string,
  codes: readonly string[],
): { readonly ok: true } | { readonly ours: string | undefined } {
  const plans = plansOf(codes);
  const numbers = (plan: Plan) => numberOn(on, plan);
  for (const plan of plans) {
    for (const modules of withMore(plan.modules)) {
      if (numbers({ ...plan, modules }) === number) return { ok: true };
    }
  }
  const [first] = plans;
  return { ours: first && numbers(first) };
}

function plansOf(codes: readonly string[]): readonly Plan[] {
  const modules = courses
    .map(({ courseNo }) => courseNo)
    .filter(
      (courseNo) =>
        codes.includes(`module-${courseNo}`) ||
        levels.some(
          (level) => codes.includes(`level-${level}`) && modulesOf(level).includes(courseNo),
        ),
    );
  return [
    ...(modules.length > 0 ? [{ modules }] : []),
    ...packages
      .filter(({ hours }) => codes.includes(`coaching-${hours}`))
      .map(({ hours }) => ({ plan: String(hours), modules: [] })),
    ...bootcamps
      .filter(({ code }) => codes.includes(`bootcamp-${code}`))
      .map(({ code }) => ({ plan: code, modules: [] })),
  ];
}

function numberOn(on: string, { plan, modules }: Plan): string | undefined {
  const query = { ...(plan && { plan }), modules: modules.join(','), on };
  const { modules: list, ...rest } = query;
  const quotation = quotationOf(list ? query : rest, instantInIndia(on));
  return typeof quotation === 'string' ? undefined : quotation.number;
}

/** These, then these with one more, with two, and so on. */
function* withMore(modules: readonly number[]): Generator<readonly number[]> {
  const others = courses.map(({ courseNo }) => courseNo).filter((each) => !modules.includes(each));
  yield modules;
  for (let more = 1; more <= mostMore; more += 1) {
    for (const chosen of choices(others, more)) yield [...modules, ...chosen];
  }
}

function* choices(of: readonly number[], many: number): Generator<readonly number[]> {
  if (many === 0) yield [];
  for (const [at, first] of many === 0 ? [] : of.entries()) {
    for (const rest of choices(of.slice(at + 1), many - 1)) yield [first, ...rest];
  }
}
