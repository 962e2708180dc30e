/** The three ways to learn the same modules, compared by hours a week. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { InternshipStair } from '#components/applications/jobs/internship-stair';
import { WaysToLearn } from '#components/catalogue/ways';
import { bootcampHour, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { comparedWays, weeklyHours, weeksAt } from '#lib/catalogue/rules/ways';
import { inRupees } from '#lib/platform/values/money';

/** The fees of these modules, in rupees. */
const feesOf = (...modules: readonly number[]) =>
  courses.reduce((sum, { courseNo, fees }) => sum + (modules.includes(courseNo) ? fees : 0), 0);
const total = (fee: number) => Math.round(fee * 118) / 100;

test('hours, fee and weeks of each way follow from the catalogue', () => {
  const { modules, ways } = comparedWays();
  expect(modules).toEqual([1, 3, 4, 5, 6]);
  const longest = packages.find(({ hours }) => hours === 90)?.fee ?? 0;
  expect(ways.map((way) => [way.hours, way.total])).toEqual([
    [130, total(feesOf(1, 3, 4, 5, 6))],
    [60, total(60 * bootcampHour.fee)],
    [90, total(longest)],
  ]);
  expect(ways.map((way) => weeksAt(way, 8))).toEqual([17, 8, 12]);
});

test('for each number of hours exactly one way is the fitting one, and each says its weeks', () => {
  const html = renderToStaticMarkup(<WaysToLearn />);
  const best = [...html.matchAll(/data-best="([^"]*)"/g)].flatMap(([, of = '']) => of.split(' '));
  expect(best.map(Number).sort((a, b) => a - b)).toEqual([...weeklyHours]);
  for (const hours of weeklyHours) {
    expect(html.match(new RegExp(`data-hours="${hours}"`, 'g'))).toHaveLength(3);
  }
});

test('a bootcamp with a date says what its days need, and one without promises no weeks', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
  const dated = renderToStaticMarkup(<WaysToLearn camp={{ days, from: '10:00', to: '13:00' }} />);
  for (const hours of [4, 8, 12]) {
    expect(dated).toContain(`<b>4 weeks</b> needs 15 hours a week; you have ${hours}`);
  }
  expect(dated).toContain('<b>4 weeks</b> at 15 hours a week');
  const undated = renderToStaticMarkup(<WaysToLearn />);
  expect(undated).toContain('<b>60 hours</b> on fixed days');
  expect(undated).not.toContain('<b>8 weeks</b> at 8 hours a week');
});

test('the stair of the internship adds up', () => {
  const html = renderToStaticMarkup(<InternshipStair />);
  const [four, two] = [feesOf(1, 2, 3, 4), feesOf(5, 6)];
  const sums = [four, two, four + two].map((fee) => inRupees(total(fee)));
  const taxed = `${inRupees(four)} + ${inRupees(total(four) - four)} GST`;
  for (const part of [...sums, taxed, 'Modules 1\u00a0to\u00a04 cost least'])
    expect(html).toContain(part);
});
