/** Whether the number of a quotation belongs to what is asked for: its last four characters are made of what it quotes. */
import { bootcamps, packages } from '#data/coaching';
import { courses, levels } from '#data/courses';
import { modulesOf } from '#lib/shared/cart/cart';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { dayOfQuotation, type FeeOf, quotedFees } from '#lib/shared/payments/catalogue';
import { quotationOf, validForDays } from '#lib/shared/quotation/quotation';

/** Less may be bought than was quoted, and a package is quoted with the modules that it is for: so many more are tried. */
const mostMore = 3;

interface Plan {
  /** The query of the quotation's address. */
  readonly plan?: string;
  readonly modules: readonly number[];
}

type Note = (field: string, text: string) => void;

/** Gives the fees of the quotation's day while it still holds, else those of today. */
export function feesIn(quotation: string, now: number, note: Note): FeeOf | undefined {
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
export function noteOfNumber(quotation: string, codes: readonly string[], note: Note): void {
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
