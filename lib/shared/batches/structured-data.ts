/** A batch as search engines read it: https://schema.org/CourseInstance with its https://schema.org/Schedule. */
import { attendance, courses } from '#data/courses';
import { syllabi } from '#data/syllabi';
import { batchPath } from '#lib/shared/addresses/routes';
import { type CountedBatch, type Weekday, weekdays } from '#lib/shared/batches/batch';
import { subjectOf } from '#lib/shared/batches/subject';
import { lastDay, titleOf } from '#lib/shared/batches/words';
import { paidOffer, providerAt, type Thing } from '#lib/shared/pages/structured-data';

const fullDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const dayThing = (day: Weekday) => `https://schema.org/${fullDays[weekdays.indexOf(day)]}`;

const languages = { English: 'en', Tamil: 'ta', Telugu: 'te' } as const;

export function batchThing(origin: string, batch: CountedBatch): Thing {
  const { id, sessions, days, from, to, mode, hours, language } = batch;
  const url = `${origin}${batchPath(id)}`;
  const subject = subjectOf(batch.what);
  const [only] = courses.filter(({ courseNo }) => subject?.modules.includes(courseNo));
  const [online, onsite] = attendance.modes;
  const modes = [
    ...(mode.includes('Online') ? [online] : []),
    ...(mode === 'Online' ? [] : [onsite]),
  ];
  return {
    '@type': 'Course',
    name: titleOf(batch),
    description: (only && syllabi[only.courseNo]?.description) ?? titleOf(batch),
    url,
    provider: providerAt(origin),
    ...(subject && { offers: paidOffer(url, subject.total) }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modes,
      courseWorkload: `PT${hours}H`,
      inLanguage: languages[language],
      courseSchedule: {
        '@type': 'Schedule',
        startDate: sessions[0] ?? batch.starts,
        endDate: lastDay(batch),
        startTime: `${from}:00+05:30`,
        endTime: `${to}:00+05:30`,
        byDay: days.map(dayThing),
        repeatFrequency: 'Weekly',
        repeatCount: sessions.length,
        scheduleTimezone: 'Asia/Kolkata',
      },
    },
  };
}
