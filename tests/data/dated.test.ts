import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { articles } from '#data/articles';
import { courses } from '#data/courses';
import { cancellation } from '#data/policies/cancellation';
import { delivery } from '#data/policies/delivery';
import { privacy } from '#data/policies/privacy';
import { refund } from '#data/policies/refund';
import { terms } from '#data/policies/terms';
import { syllabi, syllabiUpdated } from '#data/syllabi';

/** The sitemap and the pages say these dates: a text that changes takes the day it changed, here too. */
const recorded: Readonly<Record<string, string>> = {
  syllabi: '2026-11-21 ba3e2ea9f0f5',
  'gst-itc-with-ims': '2026-11-21 4aca1b68145f',
  'income-tax-act-2025-for-accountants': '2026-11-21 885bd872703e',
  'excel-month-end-checks': '2026-11-21 94f4f9ffec04',
  'labour-codes-and-payroll': '2026-11-21 4e696769294c',
  'bank-reconciliation-that-closes': '2026-09-14 06c3b0808e83',
  'first-accounting-interview': '2026-08-12 e6259a528031',
  termsandconditions: '2026-11-21 76135549de65',
  'privacy-policy': '2026-11-21 b9e521dbe7fb',
  'refund-policy': '2026-11-20 db7f6c8104c8',
  'delivery-policy': '2026-11-20 6a83374b7fbf',
  'cancellation-policy': '2026-11-21 b5d4c42bba3f',
};

const fingerprint = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

const dated = [
  { name: 'syllabi', date: syllabiUpdated, text: [courses, syllabi] },
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

test.each(dated)('$name is the text of its date; when it changes, so does the date', (each) => {
  expect(`${each.date} ${fingerprint(each.text)}`).toBe(recorded[each.name]);
});
