import { expect, test } from '@jest/globals';
import { migrations } from '#lib/tables/migrations';
import { lastOfRelease, oldestReaderOf, refusalOf, unreadable } from '#lib/tables/releases';

const up = async () => undefined;
const list = ['one', 'two', 'three', 'four'].map((id) => ({ id, up }));
const known = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => ({ id }));

test('the release before runs on what this one added, and the one before that does not', () => {
  const applied = [
    { id: 'one', oldest_reader: null },
    { id: 'two', oldest_reader: 'one' },
    { id: 'three', oldest_reader: 'two' },
  ];
  expect(unreadable(applied, known('one', 'two', 'three'))).toEqual([]);
  expect(unreadable(applied, known('one', 'two'))).toEqual([]);
  expect(unreadable(applied, known('one')).map(({ id }) => id)).toEqual(['three']);
});

test('a store of which nobody said who reads it is refused', () => {
  expect(unreadable([{ id: 'one' }, { id: 'two' }], known('one'))).toEqual([{ id: 'two' }]);
});

test('a migration of this release names the last one of the release before, one that breaks with it names itself', () => {
  expect(list.map((each) => oldestReaderOf(each, list, 'two'))).toEqual([
    undefined,
    undefined,
    'two',
    'two',
  ]);
  expect(oldestReaderOf({ id: 'four', up, breaks: 'would forget it' }, list, 'two')).toBe('four');
});

test('no release that does not know requests for payment runs on a store with them', async () => {
  const made = ids(
    migrations.slice(
      0,
      migrations.findIndex(({ id }) => id === '080-payments'),
    ),
  );
  const applied = migrations.map((each) => ({
    id: each.id,
    oldest_reader: oldestReaderOf(each) ?? null,
    breaks: each.breaks ?? null,
  }));
  const refused = unreadable(applied, made);
  expect(refused.map(({ id }) => id)).toContain('080-payments');
  expect(refusalOf(refused)).toMatch(
    /^does not know .*080-payments.*: it would take what is paid for a training request as a payment of the webinar, and would sell the webinar without a document/,
  );
});

test('the last migration of each former release is one of ours', () => {
  const ids = migrations.map(({ id }) => id);
  for (const last of Object.values(lastOfRelease)) expect(ids).toContain(last);
});
