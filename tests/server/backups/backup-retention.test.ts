import { expect, test } from '@jest/globals';
import { outdated } from '#lib/server/backups/retention';

const of = (day: string, time = '020000', end = '.sqlite') => `hoa-${day}-${time}${end}`;
/** A day after the newest of most of them. */
const now = Date.parse('2026-11-24T03:00+05:30');

test('keeps the newest of each of the last days and weeks that have one, and what is not ours', () => {
  const names = [
    of('20261122', '020000'),
    of('20261122', '140000', '.sqlite.age'),
    of('20261121'),
    of('20261120'),
    of('20261119'),
    of('20261115'),
    of('20261114'),
    of('20261108'),
    of('20261101'),
    'by-hand.sqlite',
    'hoa-20200101-020000.sqlite.part',
  ];
  const later = now + 86_400_000;
  expect(outdated(names, { days: 3, weeks: 3 }, later)).toEqual([
    of('20261119'),
    of('20261114'),
    of('20261101'),
  ]);
  const all = { days: 365, weeks: 52 };
  const another = [...names, of('20261122', '180000')];
  expect(outdated(another, all, later)).toEqual([of('20261122', '020000')]);
});

test('after a month away the last ones are still there', () => {
  const names = [of('20260901'), of('20260902'), of('20260903')];
  expect(outdated(names, { days: 7, weeks: 5 }, now)).toEqual([]);
});

const least = { days: 1, weeks: 1 };

test('what was made before a move, a restore or a loss stays for thirty days', () => {
  const made = (day: string) =>
    ['move', 'restore', 'loss'].map((what) => of(day, '040000', `-before-${what}.sqlite`));
  const days = [of('20261123'), of('20261124')];
  const names = [...made('20261024'), ...made('20261026'), ...days];
  expect(outdated(names, least, now).toSorted()).toEqual(made('20261024').toSorted());
  // After weeks without a backup the clock is not believed: nothing ends by its age.
  expect(outdated(made('20261024'), least, now)).toEqual([]);
  expect(outdated([...made('20261024'), of('20261124', '030000')], least, now)).toEqual([]);
});

test('of the copies made before an upgrade three stay, of each engine, and those of one day too', () => {
  const upgrade = (day: string, time: string, engine = 'sqlite') =>
    of(day, time, `-before-upgrade.${engine}`);
  const dumps = [upgrade('20250101', '100000', 'dump'), upgrade('20250102', '100000', 'dump.age')];
  const names = [
    upgrade('20260101', '100000'),
    upgrade('20261124', '010000'),
    upgrade('20261124', '010100'),
    upgrade('20261124', '010200', 'sqlite.age'),
    upgrade('20261124', '010300'),
    ...dumps,
  ];
  expect(outdated(names, least, now).toSorted()).toEqual([
    upgrade('20260101', '100000'),
    upgrade('20261124', '010000'),
  ]);
});

test('nothing younger than two days goes, such as the one of an upgrade that went wrong', () => {
  const young = ['010000', '020000', '030500', '110000'].map((time) => of('20261123', time));
  const names = [...young, of('20261122', '030500'), of('20261122', '020000'), of('20261121')];
  expect(outdated(names, least, now)).toEqual([of('20261122', '020000'), of('20261121')]);
});

test('the first dump after a move takes no copy of the former store away, nor does a clock of another year', () => {
  const before = [of('20261110'), of('20261117')];
  const dumps = [of('20261123', '020000', '.dump')];
  expect(outdated([...before, ...dumps], least, now)).toEqual([]);
  const ahead = [of('20261122'), of('20271229')];
  expect(outdated(ahead, least, Date.parse('2027-12-29T03:00+05:30'))).toEqual([]);
});
