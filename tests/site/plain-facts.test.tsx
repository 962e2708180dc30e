/** Small things that confused visitors, each checked as rendered. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CareerPathRows } from '#components/applications/jobs/jobs';
import { CourseHead } from '#components/catalogue/course-page';
import { careerPaths } from '#data/career-paths';
import { legalEntityOf } from '#data/company/legal-entity';
import { courses } from '#data/courses';
import { jobHuntFormAt } from '#data/job-hunt-form/forms';
import { readEnv } from '#lib/platform/config/env';

const entity = legalEntityOf(readEnv({}));

test('in public mode career paths keep role, experience and skills; only the sample pay is gone', () => {
  const html = renderToStaticMarkup(<CareerPathRows paths={careerPaths} salaries={false} />);
  for (const { role, experience, skills } of careerPaths) {
    for (const text of [role, experience, ...skills]) {
      expect(html).toContain(text.replaceAll('&', '&amp;'));
    }
  }
  expect(html).not.toMatch(/₹|Sample/);
  expect(renderToStaticMarkup(<CareerPathRows paths={careerPaths} salaries />)).toContain('₹');
});

test('module 17 has its full title on its own page', () => {
  const course = courses.find(({ courseNo }) => courseNo === 17);
  if (!course) throw new Error('no module 17');
  const html = renderToStaticMarkup(
    <CourseHead
      type="certification"
      course={course}
      about={{ objectives: [] }}
      entity={entity}
      batches={[]}
      now={Date.parse('2026-11-24T10:00:00+05:30')}
    />,
  );
  expect(html).toMatch(/<h1[^>]*>Fundamentals of AI for Accountants</);
});

test.each([
  ['2026-12-31T23:59:59+05:30', '2026'],
  // Still 2026 in every zone west of India.
  ['2027-01-01T00:00:00+05:30', '2027'],
])('the graduation years of a page rendered at %s end with %s', (now, last) => {
  const { options } = jobHuntFormAt('ta', Date.parse(now)).choices.yearOfCompletion;
  const years = options.map(({ value }) => value);
  expect(years.slice(0, 3)).toEqual(['2023', '2024', '2025']);
  expect(years.at(-2)).toBe(last);
  expect(years.at(-1)).toBe('other');
});
