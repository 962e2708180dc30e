/** A code always gives equal figures, names and orders wherever a set is made. */

import { day, isWorkingDay } from '#data/practicals/days';
import { type Draw, paise } from '#data/practicals/paper';
import { alphabet } from '#lib/platform/values/reference';

/** The set whose figures are fixed by hand and worked in full in the tests of every paper. */
export const fixedSet = 'K7Q2M';

/** Five characters of Crockford's alphabet in any case; O is 0, I and L are 1. Undefined for anything else. */
export function readSet(typed: string): string | undefined {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === 5 && [...code].every((each) => alphabet.includes(each)) ? code : undefined;
}

/** The code of a new set, from five random bytes. */
export const newSet = (random: Uint8Array): string =>
  Array.from({ length: 5 }, (_, at) => alphabet.charAt((random[at] ?? 0) % alphabet.length)).join(
    '',
  );

/** `counter` counts the attempts of a set whose figures could be confused. */
export function drawOf(module: number, set: string, counter: number): Draw {
  return set === fixedSet ? byHand() : byLot(generator(`${module}.${set}.${counter}`));
}

function byHand(): Draw {
  return {
    whole: (_from, _to, _step, fixed) => fixed,
    money: (_from, _to, _step, fixed) => paise(fixed),
    around: paise,
    one: (_of, fixed) => fixed,
    either: (fixed) => fixed,
    order: (list) => list,
    day: (_from, _to, fixed) => day(fixed),
    person: (fixed) => fixed,
  };
}

const people =
  'Asha,Bala,Devi,Farida,Gopal,Hema,Ilango,Joseph,Kannan,Latha,Meena,Nisha,Prabhu,Ramesh,Salma,Uma,Vimala,Yusuf'.split(
    ',',
  );

function byLot(next: () => number): Draw {
  const below = (count: number) => Math.floor(next() * count);
  const stepped = (from: number, to: number, step: number) =>
    from + below(Math.floor((to - from) / step) + 1) * step;
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const free = [...people];
  return {
    whole: stepped,
    money: (from, to, step) => stepped(paise(from), paise(to), paise(step)),
    around: (fixedRupees) => {
      const fixed = paise(fixedRupees);
      const step = lastDigit(fixed);
      const most = Math.floor(fixed / 5 / step);
      return fixed + (below(2 * most + 1) - most) * step;
    },
    one,
    either: () => next() < 0.5,
    order: (list) => shuffled(list, below),
    day: (from, to) => {
      const days = Array.from({ length: day(to) - day(from) + 1 }, (_, at) => day(from) + at);
      return one(days.filter(isWorkingDay));
    },
    person: () => free.splice(below(free.length), 1)[0] ?? 'Accounts',
  };
}

function lastDigit(amount: number): number {
  let step = 1;
  while (amount % (step * 10) === 0) step *= 10;
  return step;
}

function shuffled<T>(list: readonly T[], below: (count: number) => number): readonly T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

/** SFC32 (PractRand), seeded with 128 bits of the text, so that the set of a sitting is not found by trying seeds. */
function generator(seed: string): () => number {
  let [a, b, c, d] = seedOf(seed);
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** FNV-1a over the text from four starting values. */
function seedOf(seed: string): [number, number, number, number] {
  const hash = (start: number) => {
    let value = start;
    for (let at = 0; at < seed.length; at += 1) {
      value = Math.imul(value ^ seed.charCodeAt(at), 0x01000193);
      value ^= value >>> 15;
    }
    return value | 0;
  };
  return [hash(0x811c9dc5), hash(0x9e3779b9), hash(0x85ebca6b), hash(0xc2b2ae35)];
}
