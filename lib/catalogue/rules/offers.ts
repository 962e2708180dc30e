/** Everything that has a fee, side by side: hours, price and what an hour comes to. */
import { levelDetails } from '#data/certification';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses, levels } from '#data/courses';
import type { OfferKind } from '#data/offers';
import { modulesOf, totalsOf } from '#lib/catalogue/rules/cart';
import { gstPercent, withGst } from '#lib/platform/values/money';

export interface OfferRow {
  readonly kind: OfferKind;
  readonly name: string;
  readonly modules: string;
  readonly whom: string;
  readonly hours: number;
  /** Rupees. */
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
}

const span = (numbers: readonly number[]) => `AcSS ${numbers[0]} to ${numbers.at(-1)}`;

const wholeLevels = (): readonly OfferRow[] =>
  levels.map((level) => ({
    kind: 'certification',
    name: `${levelDetails[level].title}, whole level`,
    modules: span(modulesOf(level)),
    whom: levelDetails[level].whom,
    ...totalsOf(modulesOf(level)),
  }));

const paidBootcamps = (): readonly OfferRow[] =>
  bootcamps.flatMap((bootcamp) =>
    bootcamp.hours === undefined
      ? []
      : [
          {
            kind: 'bootcamp' as const,
            name: `Bootcamp ${bootcamp.code}`,
            modules: bootcamp.moduleName,
            whom: bootcamp.targetAudience,
            hours: bootcamp.hours,
            ...withGst(bootcamp.hours * bootcampHour.fee),
          },
        ],
  );

const coaching = (): readonly OfferRow[] =>
  packages.map(({ hours, fee }) => ({
    kind: 'coaching',
    name: `1:1, ${hours} hours`,
    modules: 'Those you choose',
    whom: 'One learner',
    hours,
    ...withGst(fee),
  }));

/** Levels, bootcamps and packages at the fees of this day, in the order of the pages. */
export const offerRows = (): readonly OfferRow[] => [
  ...wholeLevels(),
  ...paidBootcamps(),
  ...coaching(),
];

/** It is in rupees to the paisa, of the fee and of the price. */
export function anHourOf({ fee, hours }: Pick<OfferRow, 'fee' | 'hours'>) {
  const paise = (rupees: number) => Math.round(rupees * 100) / 100;
  return { fee: paise(fee / hours), total: paise((fee * (100 + gstPercent)) / 100 / hours) };
}

/** The cheapest and the dearest hour of a kind, before GST and with it. */
export function anHourAcross(kind: OfferKind) {
  const priced =
    kind === 'certification'
      ? courses.map(({ fees, hours }) => ({ fee: fees, hours }))
      : offerRows().filter((row) => row.kind === kind);
  const hours = priced.map(anHourOf).sort((one, other) => one.fee - other.fee);
  const [least, most] = [hours[0], hours.at(-1)];
  if (!least || !most) throw new Error(`nothing of ${kind} has a fee`);
  return { least, most };
}

/** Entries of a list as parts of a sentence: "licences of Tally, Excel and other software" keeps its names. */
export const inALine = (entries: readonly string[]): string =>
  entries.map((entry) => `${entry.slice(0, 1).toLowerCase()}${entry.slice(1)}`).join('; ');
