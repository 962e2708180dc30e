/** The three ways to learn the same five modules, by the hours a week that somebody has. Fees in rupees. */
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import type { OfferKind } from '#data/offers';
import { totalsOf } from '#lib/catalogue/rules/cart';
import { withGst } from '#lib/platform/values/money';

/** Hours a week that one may choose from; the last one means "or more". */
export const weeklyHours = [4, 8, 12, 15] as const;
export type WeeklyHours = (typeof weeklyHours)[number];

/** With few hours one needs a trainer who fits in with them, with many a group that finishes. */
export const bestFor: Readonly<Record<WeeklyHours, OfferKind>> = {
  4: 'coaching',
  8: 'certification',
  12: 'certification',
  15: 'bootcamp',
};

export interface Way {
  readonly kind: OfferKind;
  readonly hours: number;
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
}

/** The first paid bootcamp says which modules are compared. */
export function comparedWays() {
  const camp = bootcamps.find(({ hours }) => hours !== undefined);
  const modules = camp?.modules ?? [];
  const own = totalsOf(modules);
  const campHours = camp?.hours ?? 0;
  const most = packages.reduce((one, other) => (other.hours > one.hours ? other : one));
  const ways: readonly Way[] = [
    { kind: 'certification', hours: own.hours, ...withGst(own.fee) },
    { kind: 'bootcamp', hours: campHours, ...withGst(campHours * bootcampHour.fee) },
    { kind: 'coaching', hours: most.hours, ...withGst(most.fee) },
  ];
  return { modules, ways };
}

export const weeksAt = ({ hours }: Pick<Way, 'hours'>, aWeek: number): number =>
  Math.ceil(hours / aWeek);
