/**
 * How an answer follows from others, as data: a sitting stores its formulas beside its answers, so that a later
 * release marks it as it was made. Amounts are paise, numbers and percents hundredths, dates days since 1970.
 */
export type Formula =
  | number
  /** The answer of a cell, by its name. */
  | string
  | { readonly text: string }
  | { readonly sum: readonly Formula[] }
  | { readonly minus: readonly [Formula, Formula] }
  | { readonly product: readonly [Formula, Formula]; readonly per: number }
  | { readonly quotient: readonly [Formula, Formula]; readonly times: number }
  | { readonly share: Formula; readonly of: readonly [number, number]; readonly to: Unit }
  | { readonly least: readonly Formula[] }
  | { readonly most: readonly Formula[] }
  | { readonly upTo: readonly [Formula, Formula]; readonly then: Formula; readonly above: Formula }
  | { readonly by: string; readonly cases: Readonly<Record<string, Formula>> };

export type Derived = Exclude<Formula, number | string>;

/** `paisa` and `rupee` round half up, `up` to the next rupee. */
type Unit = 'paisa' | 'rupee' | 'up';

export const sum = (...parts: Formula[]): Derived => ({ sum: parts });
export const minus = (whole: Formula, part: Formula): Derived => ({ minus: [whole, part] });
export const share = (
  whole: Formula,
  numerator: number,
  denominator: number,
  to: Unit = 'paisa',
): Derived => ({ share: whole, of: [numerator, denominator], to });
/** `percent(value, 9)`; rates have at most two decimals. */
export const percent = (whole: Formula, rate: number, to: Unit = 'paisa'): Derived =>
  share(whole, Math.round(rate * 100), 10_000, to);
/** An amount by a number, which is in hundredths. */
export const product = (number: Formula, amount: Formula): Derived => ({
  product: [number, amount],
  per: 100,
});
export const quotient = (part: Formula, whole: Formula, times = 100): Derived => ({
  quotient: [part, whole],
  times,
});
export const least = (...of: Formula[]): Derived => ({ least: of });
export const most = (...of: Formula[]): Derived => ({ most: of });
export const upTo = (value: Formula, limit: Formula, then: Formula, above: Formula): Derived => ({
  upTo: [value, limit],
  then,
  above,
});
/** By the answer of a choice, or of a date as it is typed (`27-11-2026`). */
export const by = (cell: string, cases: Readonly<Record<string, Formula>>): Derived => ({
  by: cell,
  cases,
});
export const text = (says: string): Derived => ({ text: says });

export type Value = number | string;

export interface Answers {
  readonly value: (cell: string) => Value | undefined;
  readonly key: (cell: string) => string | undefined;
}

/** Undefined where a cell that the formula needs is empty, unreadable or none of its cases. */
export function evaluate(formula: Formula, answers: Answers): Value | undefined {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return answers.value(formula);
  if ('text' in formula) return formula.text;
  if ('by' in formula) {
    const key = answers.key(formula.by);
    const chosen =
      key !== undefined && Object.hasOwn(formula.cases, key) ? formula.cases[key] : undefined;
    return chosen === undefined ? undefined : evaluate(chosen, answers);
  }
  if ('upTo' in formula) {
    const compared = numbers(formula.upTo, answers);
    if (!compared) return undefined;
    const [value = 0, limit = 0] = compared;
    return evaluate(value <= limit ? formula.then : formula.above, answers);
  }
  return arithmetic(formula, answers);
}

type Arithmetic = Exclude<
  Formula,
  number | string | { text: string } | { by: string } | { upTo: unknown }
>;

function arithmetic(formula: Arithmetic, answers: Answers): number | undefined {
  const of = numbers(partsOf(formula), answers);
  if (!of) return undefined;
  const [first = 0, second = 0] = of;
  if ('sum' in formula) return safe(of.reduce((total, each) => total + each, 0));
  if ('minus' in formula) return safe(first - second);
  if ('product' in formula) return divided(first * second, formula.per);
  if ('quotient' in formula) {
    return second === 0 ? undefined : divided(first * formula.times, second);
  }
  if ('least' in formula) return Math.min(...of);
  if ('most' in formula) return Math.max(...of);
  const [numerator, denominator] = formula.of;
  if (formula.to === 'paisa') return divided(first * numerator, denominator);
  if (formula.to === 'rupee') return divided(first * numerator, denominator * 100) * 100;
  return Math.ceil(safe(first * numerator) / (denominator * 100)) * 100;
}

function partsOf(formula: Arithmetic): readonly Formula[] {
  if ('sum' in formula) return formula.sum;
  if ('minus' in formula) return formula.minus;
  if ('product' in formula) return formula.product;
  if ('quotient' in formula) return formula.quotient;
  if ('least' in formula) return formula.least;
  if ('most' in formula) return formula.most;
  return [formula.share];
}

function numbers(formulas: readonly Formula[], answers: Answers): number[] | undefined {
  const values = formulas.map((each) => evaluate(each, answers));
  return values.every((each) => typeof each === 'number') ? values : undefined;
}

/** Half away from zero, as a spreadsheet rounds; exact, because both sides are whole numbers. */
export function divided(amount: number, by: number): number {
  const [above, below] = by < 0 ? [-amount, -by] : [amount, by];
  const rounded = Math.floor((safe(2 * Math.abs(above)) + below) / (2 * below));
  return above < 0 ? 0 - rounded : rounded;
}

function safe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no exact amount`);
  return amount;
}
