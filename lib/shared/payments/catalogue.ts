/** What can be asked for, by the codes of the contract (third.md, section 1), with the fee of this day. */
import { levelDetails } from '#data/certification';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses, levels } from '#data/courses';
import { sacOfTraining } from '#data/gst';
import { modulesOf, totalsOf } from '#lib/shared/cart/levels';
import type { PaymentLine } from '#lib/shared/payments/request';

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

/** Read where a page is drawn: a fee is that of the day. */
export const catalogue = (): readonly CatalogueGroup[] => [
  {
    title: 'Modules',
    lines: courses.map(({ courseNo, title, fees, hours }) =>
      line(`module-${courseNo}`, `AcSS ${courseNo}, ${title}`, fees, hours),
    ),
  },
  {
    title: 'Whole levels',
    lines: levels.map((level) => {
      const modules = modulesOf(level);
      const { fee, hours } = totalsOf(modules);
      const label = `${levelDetails[level].title} level, AcSS ${modules[0]} to ${modules.at(-1)}`;
      return line(`level-${level}`, label, fee, hours);
    }),
  },
  {
    title: '1:1 coaching',
    lines: packages.map(({ hours, fee }) =>
      line(`coaching-${hours}`, `1:1 personalized coaching, ${hours} hours`, fee, hours),
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
              hours * bootcampHour.fee,
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
export const lineOf = (code: string): PaymentLine | undefined =>
  catalogue()
    .flatMap(({ lines }) => lines)
    .find((each) => each.code.toLowerCase() === code.toLowerCase());
