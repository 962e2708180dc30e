import { expect, test } from '@jest/globals';
import { levelDetails } from '#data/certification';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { levels } from '#data/courses';
import { faqs } from '#data/faqs';
import { eligibility } from '#data/internships';
import { terms } from '#data/policies/terms';
import { inRupees, withGst } from '#lib/platform/values/money';
import { answerTo, numberWords } from '#tests/data/answers';

const paidBootcamps = bootcamps.flatMap(({ hours }) => (hours ? [hours] : []));

test.each(levels)('the exam of %s', (level) => {
  const { title, examFee } = levelDetails[level];
  const { fee, gst, total } = withGst(examFee);
  const cells = [title, ...[fee, gst, total].map(inRupees)];
  expect(terms.body).toContain(`| ${cells.join(' | ')} |`);
  expect(answerTo('What does the exam cost')).toContain(`${inRupees(fee)} at ${level} level`);
});

test.each(packages)('the coaching of $hours hours', ({ hours: length, fee }) => {
  const answer = answerTo('What does 1:1');
  expect(answer).toContain(`${length} hours for ${inRupees(fee)}`);
  expect(answer).toContain(inRupees(withGst(fee).total));
});

test.each(paidBootcamps)('the bootcamp of %s hours', (length) => {
  const { fee, total } = withGst(length * bootcampHour.fee);
  const [, sentence = ''] = answerTo('What does a bootcamp cost').split(`${length}-hour`);
  expect(sentence).toMatch(new RegExp(`^[^₹]*${inRupees(fee)} \\(${inRupees(total)}`));
});

test('every sentence on free internships asks for as many certificates as the page', () => {
  const asked = faqs
    .flatMap(({ answer }) => answer.match(/\w+(?= (?:AcSS )?certificates\b)/gi) ?? [])
    .map((word) => numberWords.indexOf(word.toLowerCase()))
    .filter((count) => count >= 0);
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked)).toEqual(new Set([Number(eligibility[0].figure)]));
});
