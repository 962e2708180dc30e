/** Reads the sums that are in a text, such as "₹50,000 × 18% = ₹9,000", and works them out again. */
import { Script } from 'node:vm';

const mark = /[₹£$]|\bcrore\b/g;
const signs: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };
const left = /[\d.,%+−×÷()₹£$ ]*(?:crore)?(?:[\d.,%+−×÷()₹£$ ]|crore)*$/;
const right = /^(?:[\d.,%+−×÷()₹£$ ]|crore)*/;

/** The value of an expression of numbers, per cents, brackets and + − × ÷; undefined where it is none. */
function amountOf(text: string): number | undefined {
  const plain = text
    .replace(mark, '')
    .replace(/[\s,]+/g, '')
    .replace(/[×÷−]/g, (sign) => signs[sign] ?? '')
    .replace(/[.;]+$/, '')
    .replace(/(\d+(?:\.\d+)?)%/g, '($1/100)');
  if (!/^[\d.+\-*/()]+$/.test(plain) || !/\d/.test(plain)) return undefined;
  try {
    // It holds figures and signs alone.
    const value: unknown = new Script(plain).runInThisContext();
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Half of the last digit that is shown: what rounding may take. */
function toleranceOf(text: string): number {
  const number = /(\d[\d,]*)(?:\.(\d+))?(%?)/.exec(text);
  const decimals = number?.[2]?.length ?? 0;
  return (0.5 / 10 ** decimals / (number?.[3] ? 100 : 1)) * 1.0001;
}

export interface Sum {
  readonly written: string;
  readonly stated: number;
  readonly computed: number;
  readonly right: boolean;
}

/** Every sum of a text with its parts worked out; `right` where both sides agree to the digits shown. */
export function sumsIn(text: string): readonly Sum[] {
  return text.split(/[.;:,?] +/).flatMap((sentence) => {
    const parts = sentence.replace(/[.,;]$/, '').split(' = ');
    return parts.slice(1).flatMap((part, index) => {
      const before = closed(left.exec(parts[index] ?? '')?.[0] ?? '');
      const after = (right.exec(part)?.[0] ?? '').trim();
      const computed = amountOf(before);
      const stated = amountOf(after);
      if (computed === undefined || stated === undefined) return [];
      const agrees = Math.abs(stated - computed) <= toleranceOf(after);
      return [{ written: `${before} = ${after}`, stated, computed, right: agrees }];
    });
  });
}

/** Without a bracket that the sentence opened before the sum started. */
function closed(text: string): string {
  const rest = text.trim();
  const opened = (rest.match(/\(/g) ?? []).length > (rest.match(/\)/g) ?? []).length;
  return opened && rest.startsWith('(') ? closed(rest.slice(1)) : rest;
}
