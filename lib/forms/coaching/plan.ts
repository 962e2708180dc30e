/** What a coaching enquiry is about, in words: decisions, R25. */
import { type Bootcamp, bootcamps, packages, tallyProgramme } from '#data/coaching';
import { type Course, courses, levels } from '#data/courses';
import { inRupees } from '#lib/money';

/** The plan of whoever ticks modules on the page; the server puts their names in its place. */
export const chosenModules = 'The modules I have ticked';

/** "30 hours, ₹36,000 plus GST". */
export const packagePlan = ({ hours, fee }: (typeof packages)[number]) =>
  `${hours} hours, ${inRupees(fee)} plus GST`;

/** "B05FO03: AcSS 1, 3, 4, 5, 6". */
export const bootcampPlan = ({ code, moduleName }: Bootcamp) => `${code}: ${moduleName}`;

export const tallyPlan = tallyProgramme.title;

/** Every plan that can be chosen from a list, by part of the page. */
export const plans = [
  { label: '1:1 Personalized Coaching', options: packages.map(packagePlan) },
  { label: 'Bootcamps', options: bootcamps.map(bootcampPlan) },
  { label: 'For students', options: [tallyPlan] },
] as const;

type Typed = Readonly<Record<string, unknown>>;

/** Ticked modules become the plan where no other was chosen. */
export function composePlan(typed: Typed): Typed {
  const asked = modulesAsked(typed);
  const { modules, ...rest } = typed;
  return asked.length > 0 ? { ...rest, plan: modulesPlan(asked) } : rest;
}

/** The modules that such an enquiry is about, in the order of the catalogue. */
export function modulesAsked({ plan, modules }: Typed): readonly Course[] {
  if (plan && plan !== chosenModules) return [];
  const ticked = [modules].flat();
  return courses.filter(
    ({ courseNo }) => ticked.includes(courseNo) || ticked.includes(String(courseNo)),
  );
}

/** What a plan may hold: decisions, section 5. */
const limit = 200;

/** Whole levels by name, the rest by number and title, or by number alone where that is too long. */
function modulesPlan(held: readonly Course[]): string {
  const whole = levels.filter((level) =>
    courses.every((course) => course.level !== level || held.includes(course)),
  );
  const names = whole.map((level) => `${level} level`);
  const rest = held.filter(({ level }) => !whole.includes(level));
  const hours = `(${held.reduce((sum, course) => sum + course.hours, 0)} hours)`;
  const titled = rest.map(({ courseNo, title }) => `AcSS ${courseNo} ${title}`);
  const full = `Modules: ${[...names, ...titled].join(', ')} ${hours}`;
  if (full.length <= limit) return full;
  const numbers = `AcSS ${rest.map(({ courseNo }) => courseNo).join(', ')}`;
  return `Modules: ${[...names, numbers].join(', ')} ${hours}`;
}
