/** What a certificate is about: one module, or a level of the HACA qualification. */
import { levelDetails } from '#data/certification';
import { type Course, courses, type Level, levels } from '#data/courses';
import { syllabi } from '#data/syllabi';
import { coursePath, routes } from '#lib/shared/addresses/routes';

export interface Achievement {
  /** `1` to `17`, or a level. */
  readonly what: string;
  readonly title: string;
  readonly level: Level;
  readonly levelName: string;
  /** AcSS for a module, HACA for a level. */
  readonly family: 'AcSS' | 'HACA';
  readonly modules: readonly Course[];
  /** Teaching hours of its modules. */
  readonly hours: number;
  readonly description: string;
  /** What was assessed: the objectives of a module, the modules of a level. */
  readonly assessed: readonly string[];
  readonly path: string;
}

/** Reads `7`, `AcSS 7` or `intermediate`; undefined for what is neither. */
export function achievementOf(typed: string): Achievement | undefined {
  const what = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:acss|haca)\s*/, '');
  const level = levels.find((each) => each === what);
  if (level) return ofLevel(level);
  const course = courses.find(({ courseNo }) => String(courseNo) === what);
  return course && ofModule(course);
}

function ofModule(course: Course): Achievement {
  const { courseNo, title, level, hours } = course;
  const { description = '', objectives = [] } = syllabi[courseNo] ?? {};
  return {
    what: String(courseNo),
    title: `AcSS ${courseNo}: ${title}`,
    level,
    levelName: levelDetails[level].title,
    family: 'AcSS',
    modules: [course],
    hours,
    description,
    assessed: objectives,
    path: coursePath('certification', courseNo),
  };
}

function ofLevel(level: Level): Achievement {
  const modules = courses.filter((course) => course.level === level);
  const first = modules[0]?.courseNo;
  const last = modules.at(-1)?.courseNo;
  return {
    what: level,
    title: `HACA ${level.charAt(0).toUpperCase()}${level.slice(1)}`,
    level,
    levelName: levelDetails[level].title,
    family: 'HACA',
    modules,
    hours: modules.reduce((sum, { hours }) => sum + hours, 0),
    description: `The HACA qualification at ${level} level: AcSS ${first} to ${last}, each examined by a phone interview and an online evaluation.`,
    assessed: modules.map(({ courseNo, title }) => `AcSS ${courseNo}: ${title}`),
    path: `${routes.certification}#haca`,
  };
}
