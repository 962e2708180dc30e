/** The three ways to learn the same modules, compared by hours a week. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { InternshipStair } from '#components/applications/jobs/internship-stair';
import { WaysToLearn } from '#components/catalogue/ways';
import { comparedWays, weeklyHours, weeksAt } from '#lib/catalogue/rules/ways';

test('hours, fee and weeks of each way follow from the catalogue', () => {
  const { modules, ways } = comparedWays();
  expect(modules).toEqual([1, 3, 4, 5, 6]);
  expect(ways.map(({ hours, total }) => [hours, total])).toEqual([
    [130, 54_162],
    [60, 63_720],
    [90, 89_208],
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

test('the stair of the internship adds up', () => {
  const html = renderToStaticMarkup(<InternshipStair />);
  for (const part of ['₹40,356', '₹34,200 + ₹6,156 GST', '₹23,364', '₹63,720', 'modules 1 to 4']) {
    expect(html).toContain(part);
  }
});
