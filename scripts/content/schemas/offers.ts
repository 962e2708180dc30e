import { z } from 'zod';
import {
  byName,
  count,
  day,
  entry,
  expected,
  flag,
  hours,
  lines,
  listOf,
  oneOf,
  path,
  rupees,
  words,
} from '#scripts/content/kinds';

const levelNames = ['foundation', 'intermediate', 'final'] as const;
export const level = oneOf(...levelNames);
export const courseNo = count;
const courseId = words.regex(/^[a-z0-9 -]+$/, expected('small letters, digits and hyphens'));

/** Fees of before or until a day ahead, each with its last day, the newest last; 400 is what a comma leaves of 10,400. */
const former = z
  .custom(
    (value) => value === undefined || Array.isArray(value),
    expected(
      "a list such as [{ until: '2027-03-31', fee: 9900 }]; a fee is written without comma, such as 10400",
    ),
  )
  .pipe(listOf(entry({ until: day, fee: rupees }), 'until').optional())
  .optional();

const syllabus = entry({
  description: words,
  objectives: lines,
  syllabus: listOf(entry({ topic: words, hours }), 'topic'),
  career: lines,
});

export const offers = {
  'courses.ts': {
    courses: listOf(
      entry({
        courseNo,
        id: courseId,
        level,
        title: words,
        hours,
        fees: rupees,
        former,
        newest: rupees.optional(),
      }),
      'courseNo',
      'id',
    ),
    levels: listOf(level),
    fullTitles: byName(words),
    attendance: entry({ words, modes: lines }),
  },
  'coaching.ts': {
    packages: listOf(
      entry({ id: courseId, hours, fee: rupees, former, newest: rupees.optional() }),
      'id',
      'hours',
    ),
    bootcampHour: entry({ fee: rupees, former, newest: rupees.optional() }),
    bootcamps: listOf(
      entry({
        code: words.regex(/^[A-Z0-9]+$/, expected('a code such as B05FO03')),
        moduleName: words,
        modules: z.array(courseNo, expected('a list of course numbers')),
        targetAudience: words,
        hours: hours.optional(),
        startingDay: words,
        endingDay: words,
        mode: words,
      }),
      'code',
    ),
    tallyProgramme: entry({
      title: words,
      hours,
      days: count,
      ages: words.regex(/^\d\d-\d\d$/, expected('ages such as 17-21')),
      modules: lines,
    }),
  },
  'certification.ts': {
    levelDetails: entry(
      Object.fromEntries(
        levelNames.map((name) => [
          name,
          entry({ title: words, whom: words, proves: words, examFee: rupees }),
        ]),
      ),
    ),
    stages: listOf(entry({ title: words, tests: words, text: words }), 'title'),
    hacaPeriod: words,
    hacaPace: words,
  },
  'exams.ts': {
    examRules: byName(entry({ name: words, pass: count, toConfirm: flag })),
    examNeeds: lines,
  },
  'licences.ts': {
    licences: listOf(
      entry({
        id: oneOf('trainer', 'accounting-practitioner', 'gst-practitioner'),
        title: words,
        says: words,
        work: lines,
        suits: words,
        alsoAsks: words.optional(),
      }),
      'id',
    ),
    licenceSteps: listOf(entry({ title: words, text: words })),
    licenceLimits: words,
  },
  'internships.ts': {
    internshipLimits: entry({ title: words, weeks: count, hoursWeek: count, toConfirm: flag }),
    eligibility: listOf(entry({ kind: words, figure: words, unit: words, text: words })),
  },
  'offers.ts': {
    offers: byName(
      entry({
        name: words,
        sentence: words,
        whom: words,
        company: words,
        hour: words,
        included: lines,
        notIncluded: lines,
        action: words,
        href: path,
        toConfirm: flag,
      }),
    ),
  },
  'syllabi.ts': { syllabi: byName(syllabus), syllabiUpdated: day },
  'syllabi/foundation.ts': { foundation: byName(syllabus) },
  'syllabi/intermediate.ts': { intermediate: byName(syllabus) },
  'syllabi/final.ts': { final: byName(syllabus) },
};
