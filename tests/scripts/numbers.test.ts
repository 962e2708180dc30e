import { beforeEach, expect, test } from '@jest/globals';
import { putBack, takeViews, writeViews } from '#lib/platform/analytics/counter';
import { readViews } from '#lib/platform/analytics/report';
import { context, openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { newLog } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { printed, readDays } from '#scripts/numbers';
import { UsageError } from '#scripts/run-command';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);
beforeEach(() => {
  takeViews();
});

const seen = () =>
  putBack([
    { what: 'page', name: '/coaching', many: 12 },
    { what: 'source', name: 'google.com', many: 5 },
    { what: 'campaign', name: 'insta / post', many: 2 },
  ]);

test('what was counted is written, and printed by day, page, source and campaign', async () => {
  seen();
  await writeViews(context());
  const text = printed(await readViews(context().store, '2026-11-19', '2026-11-20'));
  expect(text).toMatch(
    /^Day +views +visits +enquiries\n2026-11-19 +0 +0 +0\n2026-11-20 +12 +5 +0\n/,
  );
  expect(text).toMatch(/\nPage +views +enquiries\n\/coaching +12 +0\nTogether +12 +0\n/);
  expect(text).toMatch(/\nCame from +visits\ngoogle\.com +5\n/);
  expect(text).toMatch(/\nCampaign +visits +enquiries\ninsta \/ post +2 +0\n/);
});

test('nothing is lost while the store is away', async () => {
  const open = context();
  const away = () => Promise.reject(new StoreUnavailable(new Error('away')));
  openContext({ ...open, store: { ...open.store, countViews: away } });
  processState.log = newLog({ write: () => undefined });
  seen();
  await writeViews(context());
  delete processState.log;
  await writeViews(open);
  expect(await open.store.listViews('2026-11-20', '2026-11-20')).toHaveLength(3);
});

test('days are those of the calendar, and words that mean none are refused', () => {
  const noon = Date.parse('2026-11-22T12:00:00+05:30');
  expect(readDays([], noon)).toEqual({ from: '2026-10-26', to: '2026-11-22' });
  expect(readDays(['--days', '1'], noon)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  for (const words of [
    ['--from', '2026-02-30'],
    ['--from', '2026-13-01'],
    ['--from', '2026-11-30', '--to', '2026-11-01'],
    ['--days', '0'],
    ['--days', 'x'],
    ['--month', '3'],
    ['extra'],
  ]) {
    expect(() => readDays(words, noon)).toThrow(UsageError);
  }
});
