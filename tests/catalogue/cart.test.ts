import { describe, expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { licences } from '#data/licences';
import {
  allLevels,
  allModules,
  type Cart,
  emptyCart,
  heldModules,
  levelOf,
  licenceIds,
  licenceNames,
  modulesOf,
  readCart,
  removeModules,
  repair,
  toggleLevel,
  toggleModule,
} from '#lib/catalogue/rules/cart';

const kinds = ['certification', 'coaching'] as const;
const withModules = (kind: (typeof kinds)[number], ...numbers: number[]): Cart =>
  numbers.reduce((cart, no) => toggleModule(cart, kind, no), emptyCart());

describe.each(kinds)('a selection for %s', (kind) => {
  test('keeps the other modules when one of a held level is taken out', () => {
    const cart = toggleModule(toggleLevel(emptyCart(), kind, 'intermediate'), kind, 9);
    expect(cart[kind]).toMatchObject({ haca: [], acss: [7, 8, 10, 11, 12] });
    expect(toggleModule(cart, kind, 9)[kind]).toMatchObject({ haca: ['intermediate'], acss: [] });
  });

  test('loses what was sent, and nothing else', () => {
    const cart = toggleLevel(withModules(kind, 1, 14), kind, 'intermediate');
    expect(removeModules(cart, kind, [1, 7, 8, 9, 10, 11, 12])).toEqual(withModules(kind, 14));
  });

  test('lists a level as its numbers, in the order of the catalogue', () => {
    const { [kind]: selection } = toggleLevel(withModules(kind, 16, 2), kind, 'intermediate');
    expect(heldModules(selection)).toEqual([2, 7, 8, 9, 10, 11, 12, 16]);
  });
});

test('the levels are those of the catalogue', () => {
  expect(allModules).toEqual(courses.map(({ courseNo }) => courseNo));
  for (const { courseNo, level } of courses) expect(levelOf(courseNo)).toBe(level);
  expect(allLevels.flatMap(modulesOf)).toEqual(allModules);
});

test('the licences are those of the licences page', () => {
  expect(licences.map(({ id, title }) => [id, title])).toEqual(
    licenceIds.map((id) => [id, licenceNames[id]]),
  );
});

describe('storage that is broken or foreign is repaired', () => {
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"cart"',
    '{"certification":[]}',
    '{"licenses":{}}',
  ])('%p gives an empty cart', (stored) => expect(readCart(stored)).toEqual(emptyCart()));

  test('what can be stored is stored', () => {
    const stored = {
      certification: {
        type: '',
        haca: ['final', 'FINAL', 'final', 3],
        acss: ['3', 3, 14, 18, 0, 2.5, null, 'x', 1],
      },
      coaching: { type: 'group', acss: [1, 2, 3, 4, 5, 6] },
      licenses: ['trainer', 'trainer', 'pilot', 4],
      theme: 'dark',
    };
    expect(repair(stored)).toEqual({
      certification: { type: 'one-on-one', haca: ['final'], acss: [3, 1] },
      coaching: { type: 'group', haca: ['foundation'], acss: [] },
      licenses: ['trainer'],
    });
  });
});
