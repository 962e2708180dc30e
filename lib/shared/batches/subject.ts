/** What a batch teaches, what it costs a person and how long it takes: all of it from the catalogue. */
import { bootcampHour, bootcamps } from '#data/coaching';
import { courses, type Level } from '#data/courses';
import { withGst } from '#lib/shared/money';

export interface BatchSubject {
  /** "AcSS 5, GST fundamentals" or "Bootcamp B05FO03: AcSS 1, 3, 4, 5, 6". */
  readonly title: string;
  /** "GST fundamentals", for headings. */
  readonly name: string;
  readonly modules: readonly number[];
  readonly bootcamp?: string;
  /** Where all of its modules are of one. */
  readonly level?: Level;
  readonly hours: number;
  /** Rupees. */
  readonly fee: number;
  readonly gst: number;
  readonly total: number;
}

/** Undefined for what cannot be taught in a batch: unknown, mixed, or without hours in the catalogue. */
export function subjectOf(what: readonly string[]): BatchSubject | undefined {
  const [first = ''] = what;
  if (what.length === 1 && first.startsWith('bootcamp-')) return bootcampSubject(first.slice(9));
  const held = courses.filter(({ courseNo }) => what.includes(`module-${courseNo}`));
  if (held.length === 0 || held.length !== new Set(what).size) return undefined;
  const levels = new Set(held.map(({ level }) => level));
  const [only] = held;
  const alone = held.length === 1 && only;
  const numbers = held.map(({ courseNo }) => courseNo);
  return {
    title: alone ? `AcSS ${only.courseNo}, ${only.title}` : `AcSS ${numbers.join(', ')}`,
    name: alone ? only.title : `AcSS ${numbers.join(', ')}`,
    modules: numbers,
    ...(levels.size === 1 && only && { level: only.level }),
    hours: held.reduce((sum, { hours }) => sum + hours, 0),
    ...withGst(held.reduce((sum, { fees }) => sum + fees, 0)),
  };
}

function bootcampSubject(code: string): BatchSubject | undefined {
  const bootcamp = bootcamps.find((each) => each.code === code);
  if (!bootcamp?.hours) return undefined;
  const levels = new Set(
    courses.filter(({ courseNo }) => bootcamp.modules.includes(courseNo)).map(({ level }) => level),
  );
  const [level] = levels;
  return {
    title: `Bootcamp ${code}: ${bootcamp.moduleName}`,
    name: `Bootcamp ${code}`,
    modules: bootcamp.modules,
    bootcamp: code,
    ...(levels.size === 1 && level && { level }),
    hours: bootcamp.hours,
    ...withGst(bootcamp.hours * bootcampHour.fee),
  };
}

/** Every `what` of one part that can be taught, with its words for a list. */
export const batchSubjects: readonly { readonly value: string; readonly label: string }[] = [
  ...courses.map(({ courseNo, title }) => ({
    value: `module-${courseNo}`,
    label: `AcSS ${courseNo}, ${title}`,
  })),
  ...bootcamps
    .filter(({ hours }) => hours)
    .map(({ code, moduleName }) => ({
      value: `bootcamp-${code}`,
      label: `Bootcamp ${code}: ${moduleName}`,
    })),
];
