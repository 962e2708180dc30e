import { expect, test } from '@jest/globals';
import { groupsOf, quickTests } from '#tests/setup/test-groups';

test('every quick test runs once, in its group or alone', () => {
  const groups = groupsOf(quickTests());
  const run = [...groups.values()].flat();
  expect(run.toSorted()).toEqual(quickTests().toSorted());
  // The desk's share what they load, the components' their document; one that is listened to is of one file alone.
  expect(groups.get('tests/desk')?.length).toBeGreaterThan(20);
  expect(groups.get('tests-document')?.length).toBeGreaterThan(4);
  expect(groups.get('tests/browser/inline-script/cart-ticks.test.ts')).toHaveLength(1);
});
