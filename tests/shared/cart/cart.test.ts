import { describe, expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { licences } from '#data/licences';
import {
  addLicence,
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
  removeLicence,
  removeModules,
  repair,
  toggleLevel,
  toggleModule,
} from '#lib/shared/cart/cart';

const kinds = ['certification', 'coaching'] as const;
const withModules = (kind: (typeof kinds)[number], ...numbers: number[]): Cart =>
  numbers.reduce((cart, no) => toggleModule(cart, kind, no), emptyCart());

describe.each(kinds)('a selection for %s', (kind) => {
  test('takes a module, and gives it back when it is chosen again', () => {
    const cart = withModules(kind, 3);
    expect(cart[kind].acss).toEqual([3]);
    expect(toggleModule(cart, kind, 3)).toEqual(emptyCart());
  });

  test('leaves the other kind alone', () => {
    const other = kind === 'coaching' ? 'certification' : 'coaching';
    expect(withModules(kind, 3, 9)[other]).toEqual(emptyCart()[other]);
  });

  test('becomes the level when its last module is chosen', () => {
    const cart = withModules(kind, 15, 13, 14, 17, 3, 16);
    expect(cart[kind]).toMatchObject({ haca: ['final'], acss: [3] });
  });

  test('takes a whole level in place of its single modules', () => {
    const cart = toggleLevel(withModules(kind, 2, 8, 4), kind, 'foundation');
    expect(cart[kind]).toMatchObject({ haca: ['foundation'], acss: [8] });
  });

  test('gives a whole level back', () => {
    const cart = toggleLevel(withModules(kind, 8), kind, 'foundation');
    expect(toggleLevel(cart, kind, 'foundation')).toEqual(withModules(kind, 8));
  });

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

test('a licence is added once and removed by its identifier', () => {
  const once = addLicence(emptyCart(), 'trainer');
  expect(addLicence(once, 'trainer')).toEqual(once);
  expect(once.licenses).toEqual(['trainer']);
  expect(removeLicence(once, 'trainer')).toEqual(emptyCart());
  expect(removeLicence(once, 'gst-practitioner')).toEqual(once);
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

  test('what can be kept is kept', () => {
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
