/** An answer in rupees is what the data asks for that very thing. */
import { expect, test } from '@jest/globals';
import { packages } from '#data/coaching';
import { courses, type Level, levels } from '#data/courses';
import { licences } from '#data/licences';
import { editions } from '#data/webinars';
import { onDay } from '#lib/platform/values/india';
import { inRupees, withGst } from '#lib/platform/values/money';
import { answerTo, inWords, listed, modulesOf, sum } from '#tests/data/answers';

const feesOf = (level: Level) => modulesOf(level).map(({ fees }) => fees);

test('a webinar costs what its last edition does, and was as long and on that day', () => {
  const [edition = editions[0]] = editions.slice(-1);
  const answer = answerTo('What is the paid AI webinar');
  const hours = Number.parseInt(edition.end, 10) - Number.parseInt(edition.start, 10);
  for (const text of [inRupees(edition.price), onDay(edition.date), `${inWords(hours)}-hour`]) {
    expect(answer).toContain(text);
  }
  expect(answerTo('What is free')).toContain(inRupees(edition.price));
});

test('a module costs from the least to the most of the catalogue', () => {
  const all = courses.map(({ fees }) => fees);
  const range = [Math.min(...all), Math.max(...all)];
  const paid = range.map((fee) => inRupees(withGst(fee).total));
  const answer = answerTo('What are the fees');
  expect(answer).toContain(`between ${range.map(inRupees).join(' and ')} plus`);
  expect(answer).toContain(`that is ${paid.join(' to ')} in all`);
});

test.each(levels)('the modules of %s have the fees of the catalogue', (level) => {
  const answer = answerTo('What are the fees');
  const fees = [...new Set(feesOf(level))].sort((a, b) => a - b).map(inRupees);
  expect(answer).toMatch(
    new RegExp(`${level} modules (?:are listed )?at ${listed(fees, 'or')}[,.]`, 'i'),
  );
});

test('the modules of the levels add up as the answer says', () => {
  const sums = levels.map((level) => sum(feesOf(level)));
  const answer = answerTo('What are the fees');
  expect(answer).toContain(`add up to ${listed(sums.map(inRupees))}, or`);
  expect(answer).toContain(`${listed(sums.map((fee) => inRupees(withGst(fee).total)))} with GST`);
});

test('an hour of coaching is the fee over its hours', () => {
  const hourly = packages.map(({ fee, hours }) => inRupees(fee / hours));
  expect(answerTo('What does 1:1')).toContain(`${listed(hourly, 'or')} an hour`);
});

test('a licence has no fee, and the level before it has that of its modules', () => {
  expect(licences.flatMap(Object.keys).filter((name) => /fee|price/.test(name))).toEqual([]);
  const fees = feesOf('intermediate');
  const listedFees = [...new Set(fees)].sort((a, b) => a - b).map(inRupees);
  const each = listedFees.length === 1 ? ' each' : '';
  const { fee, total } = withGst(sum(fees));
  const [before, after] = [fee, total].map(inRupees);
  expect(answerTo('What does a licence cost')).toContain(
    `${inWords(fees.length)} modules at ${listed(listedFees, 'or')}${each}, ${before} in all, or ${after} with`,
  );
});
