import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { courses } from '#data/courses';
import { faqs, faqsReviewed } from '#data/faqs';
import { interviewReviewed, interviewTopics } from '#data/interview';
import { law } from '#data/law';
import { papers, papersReviewed } from '#data/papers';
import { cancellation } from '#data/policies/cancellation';
import { delivery } from '#data/policies/delivery';
import { privacy } from '#data/policies/privacy';
import { refund } from '#data/policies/refund';
import { terms } from '#data/policies/terms';
import { restingTexts } from '#data/rests-on';
import { syllabi, syllabiUpdated } from '#data/syllabi';

/**
 * The sitemap and the pages say these dates: a text that changes takes the day it changed, here too.
 * After the text stands the law beneath it: when that changes, the text is read again and dated anew.
 */
const recorded: Readonly<Record<string, string>> = {
  faqs: '2026-11-22 d119823b29c6 6e1abf0a0c71',
  papers: '2026-11-22 a6ba80949fba b6b5287d2303',
  interview: '2026-11-22 d6d8213d06d9 5b4f01b4c68c',
  'gstr-2b-mismatch': '2026-11-22 140261dbbdca 2be56123d9fd',
  'bank-that-does-not-agree': '2026-11-22 4c6891b2a022 19696400e036',
  'payroll-after-the-labour-codes': '2026-11-22 4fb282e63c24 46e3f0195a1e',
  'stock-difference': '2026-11-22 6e4a2a439f6f bf140fcf532f',
  'first-month-end': '2026-11-22 b8a87c9611d7 4f53cda18c2b',
  'notice-answered': '2026-11-22 13c76742649a de228103b902',
  syllabi: '2026-11-22 ed4d62630c2b b6b5287d2303',
  'gst-itc-with-ims': '2026-11-22 da52bf22584d 2994b036f5c9',
  'income-tax-act-2025-for-accountants': '2026-11-22 c9472391143b 803b781e21b0',
  'excel-month-end-checks': '2026-11-22 400f5a192173 92d586b1b5a7',
  'labour-codes-and-payroll': '2026-11-22 0da093070e05 64022f151345',
  'bank-reconciliation-that-closes': '2026-11-22 8b14e1a8e9b3 19b10067d2df',
  'first-accounting-interview': '2026-11-22 58f7af3ac2aa 169aff079f3e',
  termsandconditions: '2026-11-22 b5274b87a163 139e8f2e6311',
  'privacy-policy': '2026-11-22 6d2436d69270 52716aa089cb',
  'refund-policy': '2026-11-22 7be06e787442 5d39ed65ffb5',
  'delivery-policy': '2026-11-22 df9fc6f1a8f1 5d39ed65ffb5',
  'cancellation-policy': '2026-11-22 4c07b9275d74 5d39ed65ffb5',
};

const fingerprint = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

const dated = [
  { name: 'syllabi', date: syllabiUpdated, text: [courses, syllabi] },
  { name: 'faqs', date: faqsReviewed, text: faqs },
  { name: 'papers', date: papersReviewed, text: papers },
  { name: 'interview', date: interviewReviewed, text: interviewTopics },
  ...caseStudies.map(({ id, reviewed, title, body }) => ({
    name: id,
    date: reviewed,
    text: [title, body],
  })),
  ...articles.map(({ id, date, updated = date, title, body }) => ({
    name: id,
    date: updated,
    text: [title, body],
  })),
  ...[terms, privacy, refund, delivery, cancellation].map(({ slug, updated, body }) => ({
    name: slug,
    date: updated,
    text: body,
  })),
];

/** What the law says, without the day somebody looked: looking alone changes no text. */
const lawUnder = (name: string) =>
  restingTexts
    .filter((text) => text.name === name)
    .flatMap(({ restsOn }) => restsOn.map((id) => [law[id].values, law[id].says]));

test.each(dated)('$name is the text of its date; when it changes, so does the date', (each) => {
  const now = `${each.date} ${fingerprint(each.text)} ${fingerprint(lawUnder(each.name))}`;
  expect(now).toBe(recorded[each.name]);
});
