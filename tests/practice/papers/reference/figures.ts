/** Amounts, dates and formulas read from the contract's words alone (fourth.md, section 9, b and e); shares no code with lib. */
import type { Formula } from '#data/practicals/formula';

type Value = number | string;

/** Paise, or hundredths: exact, rounded half up at the third decimal. `unreadable` is wrong, `none` is empty. */
export function amountIn(typed: string): number | 'none' | 'unreadable' {
  if (typed.trim() === '') return 'none';
  if (/^(?:nil|-)$/i.test(typed.trim())) return 0;
  let text = typed.replace(/[\s,]/g, '').replace('\u2212', '-').replace(/\/-$/, '');
  let isNegative = false;
  const strip = (sign: RegExp) => {
    const before = text;
    text = text.replace(sign, '');
    return before !== text;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    strip(/^(?:₹|Rs\.?)/i);
    if (text.startsWith('(') && text.endsWith(')')) {
      text = text.slice(1, -1);
      isNegative = true;
    }
    if (!isNegative && strip(/^-/)) isNegative = true;
  }
  if (!/^\d+(?:\.\d*)?$/.test(text)) return 'unreadable';
  const [whole = '', decimals = ''] = text.split('.');
  const paise = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
  const rounded = paise + (Number(decimals[2] ?? '0') >= 5 ? 1 : 0);
  return isNegative ? 0 - rounded : rounded;
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const dayOf = (year: number, month: number, day: number) =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000);

/** Days since 1970. Day first; without a year the one nearest to `near`. */
export function dateIn(typed: string, near: number): number | 'none' | 'unreadable' {
  const text = typed.trim().toLowerCase();
  if (text === '') return 'none';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const [year, month, day] = text.split('-').map(Number);
    return dayOf(year ?? 0, month ?? 0, day ?? 0);
  }
  const [day = '', month = '', year] = text.split(/[-/. ]+/);
  const at = monthNames.indexOf(month.slice(0, 3)) + 1 || Number(month);
  if (!(Number(day) >= 1 && at >= 1 && at <= 12)) return 'unreadable';
  if (year !== undefined) return dayOf((Number(year) % 100) + 2000, at, Number(day));
  const here = new Date(near * 86_400_000).getUTCFullYear();
  const all = [here - 1, here, here + 1].map((each) => dayOf(each, at, Number(day)));
  return all.reduce((best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best));
}

type Read = (cell: string) => Value | undefined;

/** `named` gives a cell as a case of a formula names it. */
export function worked(formula: Formula, read: Read, named: Read): Value | undefined {
  const figure = (part: Formula): bigint | undefined => {
    const value = worked(part, read, named);
    return typeof value === 'number' ? BigInt(value) : undefined;
  };
  const all = (parts: readonly Formula[]) => {
    const values = parts.map(figure);
    return values.includes(undefined) ? undefined : (values as bigint[]);
  };
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return read(formula);
  if ('text' in formula) return formula.text;
  if ('by' in formula) {
    const chosen = Object.entries(formula.cases).find(([name]) => name === named(formula.by));
    return chosen && worked(chosen[1], read, named);
  }
  if ('upTo' in formula) {
    const [value, limit] = all(formula.upTo) ?? [];
    if (value === undefined || limit === undefined) return undefined;
    return worked(value > limit ? formula.above : formula.then, read, named);
  }
  if ('share' in formula) {
    const whole = figure(formula.share);
    if (whole === undefined) return undefined;
    const [above, below] = formula.of.map(BigInt) as [bigint, bigint];
    if (formula.to === 'paisa') return rounded(whole * above, below);
    if (formula.to === 'rupee') return rounded(whole * above, below * 100n) * 100;
    const [part, unit] = [whole * above, below * 100n];
    return Number(part / unit + (part > 0n && part % unit !== 0n ? 1n : 0n)) * 100;
  }
  const parts = all(
    'sum' in formula
      ? formula.sum
      : 'minus' in formula
        ? formula.minus
        : 'product' in formula
          ? formula.product
          : 'quotient' in formula
            ? formula.quotient
            : 'least' in formula
              ? formula.least
              : formula.most,
  );
  if (!parts) return undefined;
  const [first = 0n, second = 0n] = parts;
  if ('sum' in formula) return Number(parts.reduce((total, each) => total + each, 0n));
  if ('minus' in formula) return Number(first - second);
  if ('product' in formula) return rounded(first * second, BigInt(formula.per));
  if ('quotient' in formula) {
    return second === 0n ? undefined : rounded(first * BigInt(formula.times), second);
  }
  const ordered = parts.map(Number).sort((one, other) => one - other);
  return 'least' in formula ? ordered[0] : ordered.at(-1);
}

/** Half away from zero. */
function rounded(above: bigint, below: bigint): number {
  const isNegative = above < 0n !== below < 0n;
  const [part, unit] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const whole = Number((2n * part + unit) / (2n * unit));
  return isNegative ? 0 - whole : whole;
}
