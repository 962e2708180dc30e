/** Classes that are paid for without a day need a call that fixes one, until a seat in a batch gives it. */
import { levels } from '#data/courses';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { modulesOf } from '#lib/catalogue/rules/cart';

/** The lines of classes that no batch among them names, and none that teaches `taught` (codes such as `module-5`). */
export const undatedLines = <Line extends Pick<PaymentLine, 'code'>>(
  lines: readonly Line[],
  taught: readonly string[],
): readonly Line[] =>
  lines.filter(
    ({ code }) =>
      !code.startsWith('batch-') &&
      !taught.includes(code) &&
      !modulesIn(code).some((module) => taught.includes(module)),
  );

/** Those of a level: its first class is fixed by a seat for any of them. */
const modulesIn = (code: string): readonly string[] =>
  levels
    .filter((level) => code === `level-${level}`)
    .flatMap((level) => modulesOf(level).map((module) => `module-${module}`));
