import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FinderResult, headline } from '#components/catalogue/finder/finder-result';
import { articles } from '#data/articles';
import { careerPaths } from '#data/career-paths';
import { bootcamps } from '#data/coaching';
import { freeFor, goals, reasons, skills } from '#data/module-finder';
import { topics } from '#data/webinars';
import { allModules, totalsOf } from '#lib/catalogue/rules/cart';
import { find, finderPath, freeFirst, sessionsAhead } from '#lib/catalogue/rules/finder';
import { queryOf } from '#lib/catalogue/rules/query';
import { sessionsWithHours } from '#lib/webinars/rules/sessions';

const answered = (search: string) => find(queryOf(new URLSearchParams(search)));
const found = (search: string) => {
  const result = answered(search);
  if (!('modules' in result)) throw new Error(`${search} asks again`);
  return result;
};
const numbers = (search: string) => found(search).modules.map(({ course }) => course.courseNo);

test('every role of the career paths is a goal, and every module is needed by one', () => {
  expect(goals.slice(0, careerPaths.length).map(({ role }) => role)).toEqual(
    careerPaths.map(({ role }) => role),
  );
  const needed = goals.flatMap(({ modules }) => modules);
  expect(allModules.filter((no) => !needed.includes(no))).toEqual([]);
  expect(allModules.filter((no) => !reasons[no])).toEqual([]);
});

test('what one does on one’s own is left out, with what that saves', () => {
  const result = found('goal=gst&s=22101001');
  expect(result.modules.map(({ course }) => course.courseNo)).toEqual([3, 4, 5, 6, 10]);
  expect(result.totals).toMatchObject(totalsOf([3, 4, 5, 6, 10]));
  expect(result.totals.hours).toBe(130);
  expect(result.saved).toMatchObject(totalsOf([1, 2]));
  expect(result.saved?.hours).toBe(45);
});

test('the form’s own address and the short one give the same result', () => {
  const form = 'goal=gst&s1=2&s2=2&s3=1&s5=1&s8=1';
  expect(found(form)).toEqual(found('goal=gst&s=22101001'));
  const { goal, answers } = found(form);
  expect(finderPath(goal, answers)).toBe('/which-modules?goal=gst&s=22101001');
});

test('the reason answers to what was said', () => {
  const reason = (s: string) =>
    found(`goal=gst&s=${s}`).modules.find(({ course }) => course.courseNo === 5)?.why;
  expect(reason('00000000')).toContain('**not yet**');
  expect(reason('00001000')).toContain('**with help**');
});

test('who can do everything has nothing to take, and may take it all the same', () => {
  expect(numbers('goal=junior&s=33333333')).toEqual([]);
  expect(numbers('goal=junior&s=33333333&with=1,2')).toEqual([1, 2]);
});

test.each(['', 'goal=', 'goal=pilot', 's=00000000', 'goal=gst&s=22101001&change=1'])(
  '%s asks',
  (search) => {
    expect(answered(search)).not.toHaveProperty('modules');
  },
);

test('an answer that is none counts as not yet', () => {
  expect(numbers('goal=junior&s=9x-')).toEqual(numbers('goal=junior'));
});

test('each module is asked about by one skill at most', () => {
  const asked = skills.flatMap(({ modules }) => modules as readonly number[]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('what is free is what the site has', () => {
  expect(topics.map(({ title }) => title)).toEqual(
    expect.arrayContaining(Object.keys(freeFor.topics)),
  );
  expect(articles.map(({ id }) => id)).toEqual(
    expect.arrayContaining(Object.keys(freeFor.articles)),
  );
  expect(bootcamps.map(({ code }) => code)).toEqual(
    expect.arrayContaining(Object.keys(freeFor.bootcamps)),
  );
  const sunday = Date.parse('2026-11-22T12:00:00+05:30');
  const free = freeFirst([4, 5, 10], sessionsWithHours(sunday, sessionsAhead));
  expect(free.filter(({ start }) => start).length).toBe(3);
  expect(free.map(({ title }) => title)).toContain('A bank reconciliation that closes');
});

test('the totals are those of the cart', () => {
  for (const { id } of goals) {
    const result = found(`goal=${id}`);
    expect(result.totals).toEqual(totalsOf(result.modules.map(({ course }) => course.courseNo)));
  }
});

test('a visitor without a goal who does it all alone does not read that they are ready for a post', () => {
  const result = found('goal=unsure&s=22222222');
  expect(headline(result)).toBe('You already know the foundation');
  const html = renderToStaticMarkup(
    createElement(FinderResult, { found: result, free: [], origin: '', batches: [], now: 0 }),
  );
  expect(html).not.toMatch(/You have it all|You are ready/);
  expect(html).toContain('/which-modules?goal=senior&amp;s=22222222');
  expect(html).toContain('AcSS 7, 12, 16, 17');
});

test('from zero, a post that answers for returns and books is led through Tally and GST', () => {
  for (const goal of ['senior', 'manager']) {
    expect(numbers(`goal=${goal}`)).toEqual(expect.arrayContaining([1, 3, 5, 6]));
  }
  expect(numbers('goal=gulf')).toEqual(expect.arrayContaining([1, 3, 5, 15]));
});
