import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoursePage } from '#components/catalogue/course-page';
import { legalEntityOf } from '#data/company/legal-entity';
import { beginsAt } from '#lib/batches/rules';
import { readEnv } from '#lib/platform/config/env';
import { batchOf } from '#tests/platform/db/batch-samples';

const dayMs = 24 * 60 * 60 * 1000;
const batch = { ...batchOf(), held: 0, taken: 0, waiting: 0, toldFree: 0, toldTaken: 0 };

function shown(named: string): string {
  const html = renderToStaticMarkup(
    <CoursePage
      params={{ named, courseNo: '5' }}
      origin="https://hoa.example"
      entity={legalEntityOf(readEnv({}))}
      batches={[batch]}
      now={beginsAt(batch) - 7 * dayMs}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ');
}

test('the price of a module is shown with the day of its next batch', () => {
  const text = shown('certification');
  expect(text).toContain('seats left');
  expect(text).not.toContain('Begins any day');
  expect(text).toContain('When does it begin?');
});

test('coaching begins any day, and a batch beside it is offered as a group', () => {
  const text = shown('coaching');
  expect(text).toContain('Begins any day');
  expect(text).toContain('Or join a group');
  expect(text).not.toContain('When does it begin?');
});

test('a batch beside its module is named by its days, and its hours add up with the last session', () => {
  const text = shown('certification');
  expect(text).toContain('Mon to Fri, 7:00 to 8:30 PM');
  expect(text).toContain('14 sessions, 20 hours');
  expect(text).toContain('Last session 30 min');
  expect(text).not.toContain('AcSS 5, GST fundamentals');
});

test.each([
  ['certification', /hours, (₹[\d,]+)\s+with GST/],
  ['coaching', /From (₹[\d,]+)\s+with GST for \d+ hours/],
] as const)('the price at the top of a page of %s is the total of its leaf', (named, atTop) => {
  const text = shown(named);
  const [, total] = /Total\s+(₹[\d,]+)/.exec(text) ?? [];
  expect(total).toBeDefined();
  expect(atTop.exec(text)?.[1]).toBe(total);
});
