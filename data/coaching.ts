/** Coaching: fees in whole rupees before GST (contract: Catalogue). */
import { type FormerFee, type Priced, priced } from '#data/fee-on-day';

interface Stated {
  readonly id: string;
  readonly hours: number;
  readonly fee: number;
  /** Fees it had or still has, each with its last day: `[{ until: '2027-03-31', fee: 36000 }]`. */
  readonly former?: readonly FormerFee[];
}
export type Package = Priced<Stated>;

export const packages: readonly [Package, ...Package[]] = [
  priced<Stated>({ id: 'hours-30', hours: 30, fee: 36000 }),
  priced<Stated>({ id: 'hours-60', hours: 60, fee: 57600 }),
  priced<Stated>({ id: 'hours-90', hours: 90, fee: 75600 }),
];

/** One price an hour for every bootcamp; it may have `former` fees too. */
export const bootcampHour: Priced<Omit<Stated, 'id' | 'hours'>> = priced<
  Omit<Stated, 'id' | 'hours'>
>({ fee: 900 });

export interface Bootcamp {
  readonly code: string;
  readonly moduleName: string;
  /** Modules by course number; none for an induction. */
  readonly modules: readonly number[];
  readonly targetAudience: string;
  /** Absent where it is free. */
  readonly hours?: number;
  readonly startingDay: string;
  readonly endingDay: string;
  readonly mode: string;
}

/** Until the provider names the days. */
export const toCome = 'to be announced';
const announced = { startingDay: toCome, endingDay: toCome } as const;
const mode = 'Hybrid: online, or in person at Chennai and Hyderabad';

export const bootcamps: readonly Bootcamp[] = [
  {
    code: 'B04FT01',
    moduleName: 'Free Induction Training Tally',
    modules: [],
    targetAudience: 'Beginners',
    ...announced,
    mode,
  },
  {
    code: 'B04FG02',
    moduleName: 'Free Induction Training on GST',
    modules: [],
    targetAudience: 'Beginners',
    ...announced,
    mode,
  },
  {
    code: 'B05FO03',
    moduleName: 'AcSS 1, 3, 4, 5, 6',
    modules: [1, 3, 4, 5, 6],
    targetAudience: 'Fresh Job Seekers',
    hours: 60,
    ...announced,
    mode,
  },
  {
    code: 'B06IN04',
    moduleName: 'AcSS 7-12',
    modules: [7, 8, 9, 10, 11, 12],
    targetAudience: 'Junior Level Accountants',
    hours: 80,
    ...announced,
    mode,
  },
  {
    code: 'B07FN05',
    moduleName: 'AcSS 13-17',
    modules: [13, 14, 15, 16, 17],
    targetAudience: 'Senior Level Accountants',
    hours: 90,
    ...announced,
    mode,
  },
];

export const tallyProgramme = {
  title: 'Free Tally training programme',
  hours: 8,
  days: 2,
  ages: '17-21',
  modules: [
    'A company, its ledgers and groups',
    'Vouchers, day book and bank',
    'Stock items and a GST invoice',
    'Reports, from trial balance to balance sheet',
  ],
} as const;
