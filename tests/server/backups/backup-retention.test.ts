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

test('what was made before an upgrade, a move, a restore or a loss stays, however long ago', () => {
  const kept = ['upgrade', 'move', 'restore', 'loss'].map((what) =>
    of('20260101', '020000', `-before-${what}.sqlite`),
  );
  const days = [of('20261110'), of('20261111'), of('20261112')];
  expect(outdated([...kept, ...days], least, now)).toEqual([of('20261110')]);
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
