/** Our texts must not promise some things, and must say others beside what they promise. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { hacaPace } from '#data/certification';
import { courses, levels } from '#data/courses';
import { employerKinds } from '#data/employers';
import { faqs, faqsReviewed } from '#data/faqs';
import { freeOffers } from '#data/home';
import { internshipLimits, internshipNature } from '#data/internships';
import { licences } from '#data/licences';
import { policies } from '#data/policies';
import { syllabi } from '#data/syllabi';
import { weekly } from '#data/webinars';
import { onDay } from '#lib/platform/values/india';
import { answerTo } from '#tests/data/answers';
import { allContent, filesIn, textsIn } from '#tests/data/site-map';

const body = (slug: string) =>
  (policies.find((policy) => policy.slug === slug)?.body ?? '').replace(/\s+/g, ' ');
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe('courses and refunds', () => {
  test('a course that runs for weeks can be stopped, and undelivered hours come back pro rata', () => {
    expect(body('cancellation-policy')).toMatch(/hours not yet delivered .* refunded pro rata/);
    expect(body('termsandconditions')).toMatch(/undelivered hours .* refunded pro rata/);
    expect(answerTo('Can I cancel')).toMatch(/refund the hours not yet delivered pro rata/);
  });

  test('a refund is decided in seven days at most', () => {
    expect(body('refund-policy')).toContain('| We decide | 7 days at most from your message |');
  });

  test('the gateway’s fee is not deducted where we cancel', () => {
    expect(body('cancellation-policy')).toContain('Where we cancel, it is not deducted.');
    expect(body('refund-policy')).toMatch(
      /do not deduct it .* session or course that we called off/,
    );
  });
});

describe('personal data', () => {
  const privacy = body('privacy-policy');

  test('what begins in May 2027 is said to begin then', () => {
    expect(privacy).not.toContain('We follow them already');
    for (const what of ['complaints to the Board begin', 'a Consent Manager', 'inform the Data']) {
      expect(privacy).toContain(what);
    }
    expect(privacy).toMatch(/From mid-May 2027 a Consent Manager/);
    expect(privacy).toMatch(/once its complaints begin in mid-May 2027/);
  });

  test('nobody is sent to an office whose address may be a sample', () => {
    expect(privacy).not.toMatch(/office addresses are at the foot/);
  });

  test('the first click of Next is said to send what was written before it', () => {
    expect(privacy).toContain('That step sends what you have written up to then.');
  });
});

describe('work and training', () => {
  /** Somebody is placed, hired or introduced somewhere abroad. */
  const placedAbroad =
    /\b(?:jobs?|posts?|plac\w+|recruit\w*|hir\w+|introduc\w+)\b[^.?]{0,60}\b(?:Dubai|the Gulf|the UAE|Riyadh|abroad|overseas)\b/i;

  test('no text says or implies that HOA places people abroad', () => {
    const texts = [
      ...[...allContent()]
        .filter(([file]) => !/^data\/law/.test(file))
        .flatMap(([, content]) => textsIn(content).map(({ text }) => text)),
      ...filesIn('app')
        .filter((file) => /\/(?:jobs|applyJobs|employee)\/page\.tsx$/.test(file))
        .map((file) => readFileSync(file, 'utf8')),
    ];
    const found = texts.filter((text) => placedAbroad.test(text.replace(/\s+/g, ' ')));
    for (const text of new Set(found)) {
      expect(text).toMatch(/\?$|nor an offer of work abroad|for work in India only|Emigration Act/);
    }
    expect(found.length).toBeGreaterThan(0);
    expect(employerKinds.join()).not.toContain('Gulf that look');
  });

  test('an internship is supervised training, and its weeks and hours are capped everywhere alike', () => {
    const { weeks, hoursWeek } = internshipLimits;
    const cap = [`${weeks} weeks at most`, `${hoursWeek} hours a week at most`];
    const stated = [
      internshipNature,
      body('termsandconditions'),
      answerTo('How much is the stipend'),
    ];
    for (const text of stated) for (const limit of cap) expect(text).toContain(limit);
    expect(internshipNature).toContain('supervised training');
  });

  test('the GST licence asks for the modules that teach GST', () => {
    expect(licences.find(({ id }) => id === 'gst-practitioner')).toHaveProperty(
      'alsoAsks',
      expect.stringContaining('AcSS 5 and 6'),
    );
    expect(answerTo('How do I become licensed')).toContain('AcSS 5 and 6');
  });

  test('a module of 20 hours or less makes nobody a developer, an analyst or a manager of its own', () => {
    const short = [9, 12, 14, 15].flatMap((courseNo) => syllabi[courseNo]?.career ?? []);
    expect(short.filter((career) => /\b(?:Developer|Trainer|Accountant)\b/.test(career))).toEqual(
      [],
    );
  });
});

describe('what the syllabi teach', () => {
  const taught = (...numbers: number[]) =>
    numbers.flatMap((n) => syllabi[n]?.syllabus.map(({ topic }) => topic) ?? []).join(' ');

  test.each([
    ['refunds', /Form RFD-01/],
    ['input service distributors', /input service distributor/],
    ['tax deducted and collected', /GSTR-6, 7 and 8/],
    ['appeals', /Appellate Tribunal/],
    ['annual returns', /GSTR-9C above/],
  ])('GST with %s', (_, pattern) => expect(taught(5, 6)).toMatch(pattern));

  test('payments abroad with their forms and treaty papers', () => {
    expect(taught(10)).toMatch(/Form 145 .* 146/);
    expect(taught(10)).toMatch(/residence certificate and Form 41/);
  });

  test('Saudi zakat and withholding, and the UAE dates of all businesses', () => {
    expect(taught(15)).toMatch(/zakat .* withheld/);
    expect(taught(15)).toContain('other businesses from 1 July 2027');
  });

  test('QuickBooks and Xero as the introductions they are', () => {
    expect(taught(12).match(/(?:QuickBooks Online|Xero), introduction/g)).toHaveLength(2);
  });
});

test('the answers say the day on which they were last read against the law', () => {
  const [day = ''] = /\d{1,2} \w+ \d{4}(?=\. GST)/.exec(answerTo('Are the modules based')) ?? [];
  expect(onDay(faqsReviewed)).toContain(day);
  expect(day).not.toBe('');
});

test('a free webinar is announced as long as a learner’s own session', () => {
  const offer = freeOffers.find(({ name }) => name === 'Webinars')?.what ?? '';
  const lengths = weekly.sessions.map(({ start, end }) => minutes(end) - minutes(start));
  for (const length of lengths) expect(offer).toContain(String(length));
});

test('the weeks of HACA are what its hours come to', () => {
  const total = courses.reduce((sum, { hours }) => sum + hours, 0);
  const longest = Math.max(
    ...levels.map((level) =>
      courses.filter((course) => course.level === level).reduce((sum, { hours }) => sum + hours, 0),
    ),
  );
  expect(hacaPace).toContain(`At ${Math.ceil(total / 26)} hours a week the ${total} hours`);
  expect(hacaPace).toContain(`at ${Math.ceil(longest / 13)} hours a week the longest level`);
  expect(answerTo('How long does HACA take')).toContain(`${total} in all`);
});

test('what everybody asks about a fee has an answer', () => {
  const asked = faqs.map(({ question }) => question).join('\n');
  for (const question of [
    'What does the fee of a module include?',
    'Why can a bootcamp cost more than its modules',
    'What do the figures that HOA claims mean?',
  ]) {
    expect(asked).toContain(question);
  }
});
