/** An answer in hours and days is what the data, or the policy it names, says of that very thing. */
import { expect, test } from '@jest/globals';
import { tallyProgramme } from '#data/coaching';
import { levels } from '#data/courses';
import { faqs } from '#data/faqs';
import { cancellation } from '#data/policies/cancellation';
import { delivery } from '#data/policies/delivery';
import { refund } from '#data/policies/refund';
import { weekly } from '#data/webinars';
import { workingDays } from '#lib/enquiries/rules/hours';
import { clock } from '#lib/platform/values/india';
import { answerTo, inWords, modulesOf, sum } from '#tests/data/answers';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const spansIn = (text: string) =>
  text.match(/\d[\d to]* (?:(?:working|business) )?(?:days|hours)/g) ?? [];

test.each(levels)('HACA takes the hours of the modules of %s', (level) => {
  const hours = sum(modulesOf(level).map((course) => course.hours));
  expect(answerTo('How long does HACA take')).toMatch(
    new RegExp(`${hours} (?:hours )?for ${level}`),
  );
});

test('the free webinars run when the schedule says', () => {
  const answer = answerTo('What are the free webinars');
  const times = ({ start, end }: Readonly<Record<'start' | 'end', string>>) =>
    `from ${clock(start)} to ${clock(end, true)}`;
  expect(answer).toContain(`every ${weekly.weekdayNames} ${times(weekly)}`);
  for (const session of weekly.sessions) {
    expect(answer).toMatch(new RegExp(`${session.language} session (?:is )?${times(session)}`));
  }
});

test('the Tally programme is as long, and for whom, as the coaching page says', () => {
  const { hours, days, modules, ages } = tallyProgramme;
  const answer = answerTo('Who can join the free Tally');
  expect(answer).toContain(
    `${inWords(modules.length)} modules, takes ${hours} hours over ${inWords(days)} days`,
  );
  expect(answer).toContain(ages.replace('-', ' to '));
});

test('every promise of a call names the same working days', () => {
  const promise = /contacts? you within (\w+) working days/g;
  const days = faqs.flatMap(({ answer }) => [...answer.matchAll(promise)].map(([, days]) => days));
  expect(days.length).toBeGreaterThan(5);
  expect(new Set(days)).toEqual(new Set([inWords(workingDays)]));
});

test('cancelling and being refunded take what the policy of each says', () => {
  const [cancelling = '', refunding = ''] = answerTo('Can I cancel').split(
    'the refund policy applies',
  );
  for (const [text, policy, spans] of [
    [cancelling, cancellation, 2],
    [refunding, refund, 3],
  ] as const) {
    expect(spansIn(text)).toHaveLength(spans);
    for (const span of spansIn(text)) expect(oneLine(policy.body)).toContain(span);
  }
});

test('links and files arrive when the delivery policy says', () => {
  const [link, file] = spansIn(answerTo('When do I get the link'));
  expect(oneLine(delivery.body)).toContain(`At least ${link} before the event`);
  expect(oneLine(delivery.body)).toContain(`at once or within ${file} of payment`);
});
