/** The three ways to learn, and what their fees buy; contract: Choosing. Hours and fees are in courses.ts and coaching.ts. */

import { routes } from '#data/addresses/routes';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { inWords, listed, rupees, sumOf } from '#data/formatting';

export const offerKinds = ['certification', 'bootcamp', 'coaching'] as const;
export type OfferKind = (typeof offerKinds)[number];

export interface Offer {
  readonly name: string;
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

/** Each way has these in words of its own; these are the words for all three. */
export const boughtInEach = [
  'All the hours with a trainer, online or in person',
  'The exercise files of the modules',
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
  if (dear.length === 0) return 'The hours are also the cheapest.';
  const most = packages.reduce((one, other) => (other.hours > one.hours ? other : one));
  const price = rupees(Math.max(...dear.map(anHour)));
  const ownCoach = anHour({ fees: most.fee, hours: most.hours });
  const besides =
    ownCoach < Math.min(...dear.map(anHour))
      ? `, and one-to-one coaching in the package of ${most.hours} hours ${rupees(ownCoach)}`
      : '';
  return `Most modules cost least per hour. AcSS ${listed(dear.map(({ courseNo }) => String(courseNo)))} cost up to ${price} before GST; a bootcamp costs ${rupees(bootcampHour.fee)}${besides}.`;
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
  `You pay for speed, not for more content. A bootcamp teaches the same modules in fewer hours, to a group that starts and finishes together. Each hour costs ${rupees(bootcampHour.fee)}; an hour of most modules costs less. ${seniorCompared()} If you have the time, take the modules one by one. If you take the bootcamp, ask which topics you will have to study yourself.`;

export const offers = {
  certification: {
    name: 'Module by module',
    sentence:
      'A module is one skill, taught from the basics up to its exam: take as many of the seventeen as you need, in any order.',
    whom: 'For freshers, or if one skill stands between you and the next job.',
    company: 'A trainer; others may be in the same module',
    get hour() {
      return `Gives you the most hours, with time for every topic in the syllabus. ${dearModules()}`;
    },
    included: [
      'All the teaching hours of the module with a trainer, online or in person',
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
      'A bootcamp is a fixed set of modules, taught to a group in fewer hours than the same modules taken one by one.',
    whom: 'If you already know part of a level and want to finish it in one go.',
    company: 'A trainer, and a group with the same goal',
    get hour() {
      return `One price for every bootcamp, whatever its modules: ${rupees(bootcampHour.fee)} before GST.`;
    },
    included: [
      'All the hours of the bootcamp with a trainer, online or in person',
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
      'In 1:1 coaching the trainer teaches only you: you buy hours, choose the modules, and spend the time where you are weak.',
    whom: 'If you are working, short of time and clear about what you need.',
    company: 'One-to-one with a trainer',
    hour: 'The whole hour is yours; the more hours you take, the less each one costs.',
    included: [
      'All the hours of the package one-to-one with a trainer, online or in person',
      'The exercise files of the modules you choose',
      ...examined,
    ],
    notIncluded,
    action: 'See the packages',
    href: `${routes.coaching}#personalized`,
    toConfirm: true,
  },
} as const satisfies Record<OfferKind, Offer>;
