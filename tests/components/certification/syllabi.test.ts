import { expect, test } from '@jest/globals';
import { courseMetadata, courseParams } from '#components/certification/course-page';
import { courses } from '#data/courses';
import { syllabi } from '#data/syllabi';

const params = courseParams();

test.each(courses)('the syllabus of $title fills its hours', ({ courseNo, hours }) => {
  const about = syllabi[courseNo];
  expect(about?.syllabus.reduce((sum, topic) => sum + topic.hours, 0)).toBe(hours);
  expect(about?.syllabus.length).toBeGreaterThanOrEqual(8);
  expect(about?.syllabus.length).toBeLessThanOrEqual(14);
  expect(new Set(about?.syllabus.map(({ topic }) => topic)).size).toBe(about?.syllabus.length);
  expect(about?.objectives.length).toBeGreaterThan(0);
  expect(about?.career.length).toBeGreaterThan(0);
});

test('every module has a page for certification, coaching and library', () => {
  expect(params).toHaveLength(51);
});

test('the three pages of a module give search engines one address and a full description', () => {
  for (const each of params) {
    const { alternates, description } = courseMetadata(each);
    expect(alternates?.canonical).toBe(`/certification/course/${each.courseNo}`);
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(155);
  }
});
