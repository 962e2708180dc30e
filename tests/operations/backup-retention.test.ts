import { expect, test } from '@jest/globals';
import { outdated } from '#lib/backups/retention';

const of = (day: string, time = '020000', end = 'sqlite') => `hoa-${day}-${time}.${end}`;

test('keeps the newest of each of the last days and weeks that have one, and what is not ours', () => {
  const names = [
    of('20261122', '020000'),
    of('20261122', '140000', 'sqlite.age'),
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
  expect(outdated(names, { days: 3, weeks: 3 })).toEqual([
    of('20261122', '020000'),
    of('20261119'),
    of('20261114'),
    of('20261101'),
  ]);
  expect(outdated(names, { days: 365, weeks: 52 })).toEqual([of('20261122', '020000')]);
});

test('after a month away the last ones are still there', () => {
  const names = [of('20260901'), of('20260902'), of('20260903')];
  expect(outdated(names, { days: 7, weeks: 5 })).toEqual([]);
});
