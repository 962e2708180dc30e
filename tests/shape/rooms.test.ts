import { expect, test } from '@jest/globals';
import { quickTests, roomsOf } from '#tests/setup/rooms';

test('every quick test runs once, in its room or alone', () => {
  const rooms = roomsOf(quickTests());
  const run = [...rooms.values()].flat();
  expect(run.toSorted()).toEqual(quickTests().toSorted());
  // The desk's share what they load, the components' their document; one that is listened to is of one file alone.
  expect(rooms.get('tests/desk')?.length).toBeGreaterThan(20);
  expect(rooms.get('tests-document')?.length).toBeGreaterThan(4);
  expect(rooms.get('tests/browser/inline-script/cart-ticks.test.ts')).toHaveLength(1);
});
