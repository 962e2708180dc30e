import { expect, test } from '@jest/globals';
import { salaryRanges } from '#data/application-choices';
import { articles } from '#data/articles';
import { bootcamps } from '#data/coaching';
import { courses, levels } from '#data/courses';
import { shelves } from '#data/downloads';
import { faqs } from '#data/faqs';
import { licenceSteps, licences } from '#data/licences';
import { resumeLimitBytes } from '#lib/applications/rules/resume';
import { steps } from '#lib/applications/rules/steps';
import { answerTo, inWords, listed, modulesOf, sum } from '#tests/data/answers';

test('there are as many modules as the catalogue has', () => {
  const counts = faqs.flatMap(({ question, answer }) =>
    [...`${question} ${answer}`.matchAll(/\d+(?= (?:AcSS )?modules\b)/g)].map(([count]) => count),
  );
  expect(counts.length).toBeGreaterThan(2);
  expect(new Set(counts)).toEqual(new Set([String(courses.length)]));
});

test.each(levels)('%s is made of the modules of the catalogue', (level) => {
  const numbers = modulesOf(level).map(({ courseNo }) => courseNo);
  expect(answerTo('What is the difference between AcSS')).toMatch(
    new RegExp(`${level} (?:covers )?AcSS ${numbers[0]} to ${numbers.at(-1)}\\b`),
  );
});

test('a bootcamp is named by its code and its modules', () => {
  const codes = faqs.flatMap(({ answer }) => answer.match(/\bB\d\d[A-Z]{2}\d\d\b/g) ?? []);
  expect(codes.length).toBeGreaterThan(2);
  const known = bootcamps.map(({ code }) => code);
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  const answer = answerTo('Should I take 1:1');
  for (const { modules, hours } of bootcamps.filter(({ hours }) => hours)) {
    const [first = 0] = modules;
    const unbroken = modules.every((courseNo, index) => courseNo === first + index);
    const list = unbroken ? `${first} to ${modules.at(-1)}` : listed(modules.map(String));
    expect(answer).toContain(`AcSS ${list}`);
    const whole = courses.filter(({ courseNo }) => modules.includes(courseNo));
    const total = sum(whole.map((course) => course.hours));
    expect(answer).toMatch(new RegExp(`\\b${hours}(?: hours)? against ${total}\\b`));
  }
});

test('the application has its steps, bands and limit', () => {
  const at = (field: string) =>
    `step ${1 + steps.findIndex(({ fields }) => fields.includes(field))}`;
  expect(answerTo('What does the job application ask')).toContain(`${steps.length} steps`);
  expect(answerTo('What salary')).toContain(`${inWords(salaryRanges.length)} monthly bands`);
  expect(answerTo('Which resume files')).toContain(`${resumeLimitBytes / 1024 ** 2} MB`);
  expect(answerTo('How does the two-stage')).toContain(
    `declared in ${at('skills')} and the ratings in ${at('rate-accounting')} of`,
  );
  expect(answerTo('Do I pay anything')).toContain(`${at('certifications')} of`);
  expect(answerTo('Is there an age limit')).toContain(`in ${at('age')},`);
});

test('licences, the steps to one and the shelves are as many as there are', () => {
  const titles = licences.map(({ title }) => title);
  expect(answerTo('Which licences')).toContain(`are ${inWords(titles.length)}: ${listed(titles)}.`);
  expect(answerTo('How do I become')).toContain(`are ${inWords(licenceSteps.length)} steps`);
  const names = Object.values(shelves);
  expect(answerTo('What is in the library')).toContain(
    `are ${inWords(names.length)} shelves: ${listed(names)}.`,
  );
});

test('no article says a figure beside the name of something that we sell', () => {
  const ours = /\b(?:HOA|AcSS|HACA|bootcamps?|coaching|webinars?)\b/i;
  const sentences = articles.flatMap(({ body }) => body.replace(/\s+/g, ' ').split(/(?<=[.!?|]) /));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => ours.test(sentence) && /\d/.test(sentence))).toEqual([]);
});
