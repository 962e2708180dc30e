import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { BatchLeaf } from '#components/batches/batch-page';
import { beginsAt } from '#lib/batches/rules';
import { batchOf } from '#tests/platform/db/batch-samples';

const dayMs = 24 * 60 * 60 * 1000;

function shown(seats: number, taken: number): string {
  const batch = { ...batchOf({ seats }), held: 0, taken, waiting: 0, toldFree: 0, toldTaken: 0 };
  const html = renderToStaticMarkup(
    <BatchLeaf batch={batch} others={[]} now={beginsAt(batch) - 7 * dayMs} />,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

test('one seat is spoken of as one, free or taken', () => {
  expect(shown(1, 0)).toContain('1 of 1 seat left');
  expect(shown(1, 1)).toContain('The one seat is taken or held.');
  expect(shown(12, 0)).toContain('12 of 12 seats left');
  expect(shown(12, 12)).toContain('All 12 seats are taken or held.');
});
