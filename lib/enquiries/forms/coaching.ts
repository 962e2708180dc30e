import { apiRoutes } from '#data/addresses/routes';
import { type Bootcamp, bootcampHour, bootcamps, packages, tallyProgramme } from '#data/coaching';
import { type Course, courses, levels } from '#data/courses';
import { interests } from '#data/interests';
import { defineForm } from '#lib/forms/define';
import {
  authorizeField,
  batchFields,
  describingList,
  describingText,
  guardianFields,
  personFields,
  withGuardian,
} from '#lib/forms/fields';
import { feeLine } from '#lib/platform/values/money';

export const coaching = defineForm({
  kind: 'coaching',
  title: 'Enquire about coaching',
  action: apiRoutes.coaching,
  received: 'Application sent',
  success: 'Your application has been submitted successfully!',
  failure: ({ status, message }) =>
    `Failed to submit the form. Please try again later. ${message ?? status ?? 'No answer came.'}`,
  fields: {
    ...personFields(),
    ...guardianFields(),
    interest: describingList('Interests', interests),
    additionalInfo: describingText('Additional information'),
    plan: describingText('Plan', 200),
    ...batchFields(),
  },
  gate: { authorize: authorizeField() },
  minors: true,
  compose: (typed) => composePlan(withGuardian(typed)),
});

/** "30 hours: ₹36,000 + ₹6,480 GST = ₹42,480". */
export const packagePlan = ({ hours, fee }: (typeof packages)[number]) =>
  `${hours} hours: ${feeLine(fee)}`;

/** "B05FO03: AcSS 1, 3, 4, 5, 6 (60 hours: ₹54,000 + ₹9,720 GST = ₹63,720)". */
export const bootcampPlan = ({ code, moduleName, hours }: Bootcamp) =>
  `${code}: ${moduleName} (${hours === undefined ? 'free' : `${hours} hours: ${feeLine(hours * bootcampHour.fee)}`})`;

export const tallyPlan = tallyProgramme.title;

export const plans = () => [
  { label: '1:1 Personalized Coaching', options: packages.map(packagePlan) },
  { label: 'Bootcamps', options: bootcamps.map(bootcampPlan) },
  { label: 'For students', options: [tallyPlan] },
];

/** A plan of the list, or no decision: a page without a script names it in its address. */
export const knownPlan = (plan: unknown): string =>
  plans()
    .flatMap(({ options }): readonly string[] => options)
    .find((each) => each === plan) ?? '';

export interface Asked {
  readonly modules: readonly Course[];
  /** Hours that are booked; absent while nothing is decided. */
  readonly hours?: number;
  /** Whole rupees before GST; 0 where it is free, absent while nothing is decided. */
  readonly fee?: number;
  /** Modules of the selection that this plan does not take along. */
  readonly left: readonly Course[];
}

type Typed = Readonly<Record<string, unknown>>;

/** The hours and the fee are those of the plan; the modules are those ticked, but in a bootcamp its own. */
export function planSummary({ plan, modules }: Typed): Asked {
  const ticked = coursesIn([modules].flat());
  const booked = packages.find((each) => packagePlan(each) === plan);
  if (booked) return { modules: ticked, hours: booked.hours, fee: booked.fee, left: [] };
  const bootcamp = bootcamps.find((each) => bootcampPlan(each) === plan);
  if (bootcamp) {
    const { hours, modules: taught } = bootcamp;
    const fee = (hours ?? 0) * bootcampHour.fee;
    return { modules: coursesIn(taught), ...(hours && { hours }), fee, left: ticked };
  }
  if (plan === tallyPlan) return { modules: [], hours: tallyProgramme.hours, fee: 0, left: ticked };
  return plan ? { modules: [], left: ticked } : { modules: ticked, left: [] };
}

const coursesIn = (numbers: readonly unknown[]) =>
  courses.filter(
    ({ courseNo }) => numbers.includes(courseNo) || numbers.includes(String(courseNo)),
  );

/** Puts the ticked modules into the plan they go along with. */
export function composePlan(typed: Typed): Typed {
  const { modules: _, ...rest } = typed;
  const asked = modulesAsked(typed);
  if (asked.length === 0) return rest;
  if (!typed.plan)
    return { ...rest, plan: modulesPlan(asked, limit, ` (${hoursOf(asked)} hours)`) };
  const booked = `${typed.plan}. `;
  return { ...rest, plan: booked + modulesPlan(asked, limit - booked.length) };
}

/** The ticked modules that go along with this plan: they leave the selection once it is sent. */
export const modulesAsked = (typed: Typed): readonly Course[] => {
  const { modules, left } = planSummary(typed);
  return left.length > 0 || isBootcamp(typed.plan) ? [] : modules;
};

const isBootcamp = (plan: unknown) => bootcamps.some((each) => bootcampPlan(each) === plan);

const hoursOf = (held: readonly Course[]) => held.reduce((sum, { hours }) => sum + hours, 0);

/** contract: Limits. */
const limit = 200;

/** Whole levels by name, the rest by number and title, or by number alone where that is too long. */
function modulesPlan(held: readonly Course[], space: number, foot = ''): string {
  const whole = levels.filter((level) =>
    courses.every((course) => course.level !== level || held.includes(course)),
  );
  const names = whole.map((level) => `${level} level`);
  const rest = held.filter(({ level }) => !whole.includes(level));
  const titled = rest.map(({ courseNo, title }) => `AcSS ${courseNo} ${title}`);
  const full = `Modules: ${[...names, ...titled].join(', ')}${foot}`;
  if (full.length <= space) return full;
  const numbers = `AcSS ${rest.map(({ courseNo }) => courseNo).join(', ')}`;
  return `Modules: ${[...names, numbers].join(', ')}${foot}`;
}
