/** The three ways to learn, and what their fees buy; contract: Choosing. Hours and fees stand in courses.ts and coaching.ts. */

import { routes } from '#data/addresses/routes';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { inWords, listed, rupees, sumOf } from '#data/formatting';

export const offerKinds = ['certification', 'bootcamp', 'coaching'] as const;
export type OfferKind = (typeof offerKinds)[number];

export interface Offer {
  readonly name: string;
  /** What it is, in one sentence. */
  readonly sentence: string;
  readonly whom: string;
  /** With whom one learns. */
  readonly company: string;
  /** Why an hour costs what it costs. */
  readonly hour: string;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly action: string;
  readonly href: string;
  /** Until the provider has confirmed what the fee buys: `npm run content` lists it. */
  readonly toConfirm?: true;
}

const examined = [
  'The two-stage examination of each module, at its first attempt',
  'The certificate of each module passed',
] as const;

const notIncluded = [
  'Further attempts at an exam',
  'Travel and stay',
  'Licences of Tally, Excel and other software',
] as const;

const anHour = ({ fees, hours }: { readonly fees: number; readonly hours: number }) => fees / hours;

/** Mostly the cheapest hours, and which are not: whoever compares works that out. */
function dearModules(): string {
  const dear = courses.filter((course) => anHour(course) >= bootcampHour.fee);
  if (dear.length === 0) return 'They are the cheapest, too.';
  const most = packages.reduce((one, other) => (other.hours > one.hours ? other : one));
  const price = rupees(Math.max(...dear.map(anHour)));
  const ownCoach = anHour({ fees: most.fee, hours: most.hours });
  const besides =
    ownCoach < Math.min(...dear.map(anHour))
      ? `, and in the package of ${most.hours} hours a trainer to yourself is ${rupees(ownCoach)}`
      : '';
  return `Most are the cheapest, but not all: an hour of AcSS ${listed(dear.map(({ courseNo }) => String(courseNo)))} costs ${price} before GST. A bootcamp’s is ${rupees(bootcampHour.fee)}${besides}.`;
}

/** The longest bootcamp beside as many hours of 1:1 and beside its modules. */
function seniorCompared(): string {
  const longest = bootcamps.reduce((one, other) =>
    (other.hours ?? 0) > (one.hours ?? 0) ? other : one,
  );
  const { code, hours = 0, modules } = longest;
  const held = courses.filter(({ courseNo }) => modules.includes(courseNo));
  const own = packages.find((each) => each.hours === hours);
  const coached = own ? `${hours} hours of 1:1 cost ${rupees(own.fee)}, and its ` : 'Its ';
  return `Before GST, ${code} costs ${rupees(hours * bootcampHour.fee)} for ${hours} hours. ${coached}${inWords(held.length)} modules one by one ${rupees(sumOf(held.map(({ fees }) => fees)))} for ${sumOf(held.map((each) => each.hours))} hours.`;
}

/** Why a bootcamp costs more than its modules one by one: read beside the drawing of both. */
export const dearerBootcamp = (): string =>
  `You pay for speed, not for more content. A bootcamp teaches the same modules in fewer hours, to a group that starts and ends together, and each hour costs ${rupees(bootcampHour.fee)}; an hour of most modules costs less. ${seniorCompared()} If you have the time, take the modules one by one. If you take the bootcamp, ask which topics you will have to study on your own.`;

export const offers = {
  certification: {
    name: 'Module by module',
    sentence:
      'A module is one skill, taught from its first step to its exam: you take as many of the seventeen as you need, in the order you choose.',
    whom: 'Those who begin, and those who lack one skill for the next post.',
    company: 'A trainer; others may take the same module',
    get hour() {
      return `The most hours: every topic of the syllabus has its time. ${dearModules()}`;
    },
    included: [
      'All teaching hours of the module with a trainer, online or in person',
      'The exercise files of the module',
      ...examined,
    ],
    notIncluded,
    action: 'Choose modules',
    href: `${routes.certification}#accss`,
    toConfirm: true,
  },
  bootcamp: {
    name: 'Bootcamp',
    sentence:
      'A bootcamp is a fixed set of modules, taught to a group in fewer hours than those modules take one by one.',
    whom: 'Those who know a part of it already and want to finish a level in one go.',
    company: 'A trainer and a group with the same aim',
    get hour() {
      return `One price for every bootcamp, whatever its modules: ${rupees(bootcampHour.fee)} before GST.`;
    },
    included: [
      'All hours of the bootcamp with a trainer, online or in person',
      'The exercise files of its modules',
      ...examined,
    ],
    notIncluded,
    action: 'See the bootcamps',
    href: `${routes.coaching}#paidbootcamps`,
    toConfirm: true,
  },
  coaching: {
    name: '1:1 coaching',
    sentence:
      'In 1:1 coaching the trainer is yours alone: you buy hours, name the modules, and the time goes where you are weak.',
    whom: 'Those in work, with little time and a clear aim.',
    company: 'A trainer to yourself',
    hour: 'Nobody shares the hour with you; the more hours you take, the less each costs.',
    included: [
      'All hours of the package with a trainer to yourself, online or in person',
      'The exercise files of the modules you choose',
      ...examined,
    ],
    notIncluded,
    action: 'See the packages',
    href: `${routes.coaching}#personalized`,
    toConfirm: true,
  },
} as const satisfies Record<OfferKind, Offer>;
