import { expect, test } from '@jest/globals';
import { GET as page } from '#app/desk/[reference]/route';
import { callTimesFrom, offeredTimes } from '#lib/enquiries/rules/hours';
import { listForEachTest } from '#tests/desk/desk-samples';

const { add, does, find, read } = listForEachTest();

const offeredAt = (now: string, proposed = '') =>
  offeredTimes(callTimesFrom(Date.parse(`2026-11-${now}:00+05:30`)), proposed).map(
    ({ label }) => label,
  );

test('six hours are offered at any moment, the proposed one among them, none of them over', () => {
  expect(offeredAt('24T11:40')).toEqual([
    'Today 4:00 PM',
    'Today 5:15 PM',
    'Wed 10:00 AM',
    'Wed 2:00 PM',
    'Thu 10:00 AM',
    'Fri 10:00 AM',
  ]);
  expect(offeredAt('24T17:30')[0]).toBe('Wed 10:00 AM');
  expect(offeredAt('24T11:40', '2026-11-27T16:00')).toContain('Fri 4:00 PM');
  // A weekday that occurs twice within the list bears its date.
  expect(offeredAt('24T11:40', '2026-12-01T10:00')).toContain('Tue 1 Dec, 10:00 AM');
  for (const now of ['21T12:00', '24T09:00', '24T23:59', '27T17:20']) {
    expect(new Set(offeredAt(now)).size).toBe(6);
  }
});

test('one click chooses the next call; the whole list and any other hour win over it', async () => {
  const reference = await add('Asha');
  const html = await read(page, `/desk/${reference}`, { reference });
  const form = /id="act-no-answer".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form.match(/type="radio" name="again"/g)).toHaveLength(6);
  expect(form).toContain('<summary>Another time</summary>');
  const again = '2026-11-24T16:00';
  await does(reference, 'no-answer', { again, 'again-list': '', 'again-other': '' });
  expect((await find(reference)).again).toBe(Date.parse(`${again}:00+05:30`));
  await does(reference, 'no-answer', { again, 'again-list': '2026-11-25T10:30' });
  expect((await find(reference)).again).toBe(Date.parse('2026-11-25T10:30:00+05:30'));
});
