import { expect, test } from '@jest/globals';
import { editions } from '#data/webinars';
import { findFreeSession } from '#lib/calendar/sessions';

test('the thanks name the session of their address, past or to come, and no other in its place', () => {
  const past = '2026-11-17-tamil-english';
  expect(findFreeSession(past)).toMatchObject({ id: past });
  expect(findFreeSession('2026-11-24-telugu-english')?.id).toBe('2026-11-24-telugu-english');
  for (const none of ['2020-01-01-tamil-english', 'x', '', undefined, ['a'], editions[0].id]) {
    expect(findFreeSession(none)).toBeUndefined();
  }
});
