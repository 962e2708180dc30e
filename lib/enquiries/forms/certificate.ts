import * as z from 'zod/mini';
import { apiRoutes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { interests } from '#data/interests';
import { totalsOf } from '#lib/catalogue/rules/cart';
import { defineForm, type Field } from '#lib/forms/define';
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

/** An enrolment implies interest in certification, whatever else was ticked (contract: R13). */
export const fixedInterest = 'Certification' satisfies (typeof interests)[number];

const interestList = describingList('Interests', interests);

const interestField = {
  ...interestList,
  rule: z.pipe(
    interestList.rule,
    z.transform((ticked) => [...new Set([fixedInterest, ...ticked])]),
  ),
} as const satisfies Field;

const moduleField = {
  ...describingList('Selected certifications'),
  show: (selected: readonly string[]) => {
    const entries = [...new Set(selected)];
    return [...entries.map(moduleName), ...sumOf(entries)].join('\n');
  },
} as const satisfies Field;

export const certificate = defineForm({
  kind: 'certificate',
  title: 'Exam Enrollment',
  action: apiRoutes.certificate,
  success: 'Submission successful!',
  failure: ({ status, message }) =>
    status === undefined
      ? 'Network error or server not responding'
      : (message ?? 'Something went wrong!'),
  fields: {
    ...personFields(),
    ...guardianFields(),
    interests: interestField,
    additionalInfo: describingText('Additional information'),
    selectedCertifications: moduleField,
    ...batchFields(),
    authorize: authorizeField(),
  },
  minors: true,
  compose: withGuardian,
});

function sumOf(entries: readonly string[]): string[] {
  const { hours, fee } = totalsOf(entries.map(Number));
  return hours > 0 ? [`Together ${hours} hours: ${feeLine(fee)}`] : [];
}

/** `AcSS 3 Tally basic data entry`; what is no module number stays as it was typed. */
function moduleName(entry: string): string {
  const course = courses.find(({ courseNo }) => String(courseNo) === entry);
  return course ? `AcSS ${course.courseNo} ${course.title}` : entry;
}
