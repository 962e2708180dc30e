import { expect, test } from '@jest/globals';
import { courseMetadata, courseParams } from '#components/catalogue/course-page';

const params = courseParams();

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
