import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { courses } from '#data/courses';
import { countHeld } from '#lib/browser/inline-script/cart';
import {
  addLicence,
  allLevels,
  badgeCount,
  type Cart,
  emptyCart,
  heldModules,
  licenceIds,
  modulesOf,
  readCart,
  removeLicence,
  removeModules,
  repair,
  toggleLevel,
  toggleModule,
  totalsOf,
} from '#lib/catalogue/rules/cart';

const kinds = ['certification', 'coaching'] as const;
const anyKind = fc.constantFrom(...kinds);
const anyModule = fc.integer({ min: -1, max: 19 });
const anyLicence = fc.constantFrom(...licenceIds);

type Move = (cart: Cart) => Cart;
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(anyKind, anyModule).map(
      ([k, n]): Move =>
        (c) =>
          toggleModule(c, k, n),
    ),
  },
  fc.tuple(anyKind, fc.constantFrom(...allLevels)).map(
    ([k, l]): Move =>
      (c) =>
        toggleLevel(c, k, l),
  ),
  fc.tuple(anyKind, fc.array(anyModule)).map(
    ([k, ns]): Move =>
      (c) =>
        removeModules(c, k, ns),
  ),
  anyLicence.map(
    (id): Move =>
      (c) =>
        addLicence(c, id),
  ),
  anyLicence.map(
    (id): Move =>
      (c) =>
        removeLicence(c, id),
  ),
  fc.constant<Move>((c) => readCart(JSON.stringify(c))),
);

function holds(cart: Cart): void {
  let entries = cart.licenses.length;
  for (const kind of kinds) {
    const { haca, acss } = cart[kind];
    entries += haca.length + acss.length;
    expect(new Set(haca).size).toBe(haca.length);
    expect(new Set(acss).size).toBe(acss.length);
    for (const level of allLevels) {
      const beside = modulesOf(level).filter((no) => acss.includes(no));
      if (haca.includes(level)) expect(beside).toEqual([]);
      else expect(beside.length).toBeLessThan(modulesOf(level).length);
    }
    const held = heldModules(cart[kind]);
    expect(held).toHaveLength(acss.length + haca.flatMap(modulesOf).length);
    const fee = courses.reduce((s, c) => s + (held.includes(c.courseNo) ? c.fees : 0), 0);
    const hours = courses.reduce((s, c) => s + (held.includes(c.courseNo) ? c.hours : 0), 0);
    expect(totalsOf(held)).toEqual({ hours, fee, gst: fee * 0.18, total: fee * 1.18 });
  }
  expect(new Set(cart.licenses).size).toBe(cart.licenses.length);
  expect(badgeCount(cart)).toBe(entries);
  expect(countHeld(JSON.stringify(cart))).toBe(entries);
  expect(repair(cart)).toEqual(cart);
}

test('no sequence of moves breaks the cart', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 60 }), (moves) => {
      let cart = emptyCart();
      for (const move of moves) {
        cart = move(cart);
        holds(cart);
      }
    }),
  );
});

test('a module that is toggled twice leaves what is held as it was', () => {
  fc.assert(
    fc.property(fc.array(anyMove), anyKind, anyModule, (moves, kind, no) => {
      const before = moves.reduce((cart, move) => move(cart), emptyCart());
      const after = toggleModule(toggleModule(before, kind, no), kind, no);
      expect(heldModules(after[kind])).toEqual(heldModules(before[kind]));
    }),
  );
});

test('any value at all is repaired into a cart, and repairing it again changes nothing', () => {
  const lists = fc.array(
    fc.oneof(anyModule, fc.constantFrom(...allLevels), anyLicence, fc.anything()),
  );
  const selection = fc.record(
    { type: fc.anything(), haca: lists, acss: lists },
    { requiredKeys: [] },
  );
  const near = fc.record({ certification: selection, coaching: selection, licenses: lists });
  fc.assert(fc.property(fc.oneof(near, fc.anything()), (stored) => holds(repair(stored))));
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => holds(readCart(text))));
});
