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
  return html.replaceAll(/<[^>]+>/g, ' ');
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
