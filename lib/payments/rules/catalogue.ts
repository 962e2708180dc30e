/** The codes are those of the contract (contract: Payment), the fee that of this day. */

import { levelDetails } from '#data/certification';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses, levels } from '#data/courses';
import { feeOn } from '#data/fee-on-day';
import { sacOfTraining } from '#data/gst';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { modulesOf } from '#lib/catalogue/rules/cart';
import { type FormerFee, formerFees } from '#lib/catalogue/rules/quotation';

export interface CatalogueGroup {
  readonly title: string;
  readonly lines: readonly PaymentLine[];
}

const line = (code: string, label: string, fee: number, hours?: number): PaymentLine => ({
  code,
  label,
  sac: sacOfTraining,
  ...(hours !== undefined && { hours }),
  feePaise: fee * 100,
});

/** The fee of what is offered where its fee of today is known. */
export type FeeOf = (of: string, today: number) => number;
const ofToday: FeeOf = (_of, today) => today;

/** As a quotation of that day (ISO date) has them. */
export const quotedFees =
  (on: string, history: readonly FormerFee[] = formerFees): FeeOf =>
  (of, today) =>
    feeOn(
      today,
      history.filter((former) => former.of === of),
      on,
    );

/** Read when a page is rendered: a fee is that of the day, or as `feeOf` says. */
export const catalogue = (feeOf: FeeOf = ofToday): readonly CatalogueGroup[] => [
  {
    title: 'Modules',
    lines: courses.map(({ courseNo, title, fees, hours }) =>
      line(
        `module-${courseNo}`,
        `AcSS ${courseNo}, ${title}`,
        feeOf(`module-${courseNo}`, fees),
        hours,
      ),
    ),
  },
  {
    title: 'Whole levels',
    lines: levels.map((level) => {
      const modules = modulesOf(level);
      const held = courses.filter(({ courseNo }) => modules.includes(courseNo));
      const hours = held.reduce((sum, course) => sum + course.hours, 0);
      const fee = held.reduce(
        (sum, { courseNo, fees }) => sum + feeOf(`module-${courseNo}`, fees),
        0,
      );
      const label = `${levelDetails[level].title} level, AcSS ${modules[0]} to ${modules.at(-1)}`;
      return line(`level-${level}`, label, fee, hours);
    }),
  },
  {
    title: '1:1 coaching',
    lines: packages.map(({ id, hours, fee }) =>
      line(`coaching-${hours}`, `1:1 personalized coaching, ${hours} hours`, feeOf(id, fee), hours),
    ),
  },
  {
    title: 'Bootcamps',
    lines: bootcamps.flatMap(({ code, moduleName, hours }) =>
      hours === undefined
        ? []
        : [
            line(
              `bootcamp-${code}`,
              `Bootcamp ${code}: ${moduleName}`,
              hours * feeOf('bootcamp-hour', bootcampHour.fee),
              hours,
            ),
          ],
    ),
  },
  {
    title: 'A further attempt at an exam',
    lines: levels.map((level) => {
      const { title, examFee } = levelDetails[level];
      return line(`exam-${level}`, `${title} exam, a further attempt`, examFee);
    }),
  },
];

/** Undefined for what is not sold. */
export const lineOf = (code: string, feeOf: FeeOf = ofToday): PaymentLine | undefined =>
  catalogue(feeOf)
    .flatMap(({ lines }) => lines)
    .find((each) => each.code.toLowerCase() === code.toLowerCase());

/** The day (ISO date) of a quotation's number; undefined for what is none. */
export function dayOfQuotation(number: string): string | undefined {
  const [, year, month, day] = /^Q-(\d{4})(\d\d)(\d\d)-[0-9A-Z]{4}$/i.exec(number) ?? [];
  return year && `${year}-${month}-${day}`;
}

/** Classes that are paid for without a day need a call that fixes one, until a seat in a batch gives it. */

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
