/**
 * Money, seats and people in random sequence: whatever is asked, paid, cancelled, refunded, moved, changed and merged, in
 * any order, the sums, the seats, the tasks and the pages say the same.
 */
import { expect, test } from '@jest/globals';
import { brokenHolds } from '#tests/payments/model/holds';
import { type Play, pick, step } from '#tests/payments/model/moves';
import { openWorld } from '#tests/payments/model/world';
import { prng } from '#tests/setup/prng';

const [worlds, sequences, steps] = [100, 20, 6];

const about = [
  'ask',
  'pay',
  'elsewhere',
  'cancel',
  'refund',
  'paidBack',
  'moveSeat',
  'cancelBatch',
  'merge',
];

test('2,000 random sequences leave money, seats, tasks and pages in agreement', async () => {
  const reached = new Set<string>();
  for (let seed = 1; seed <= worlds; seed += 1) {
    const world = await openWorld(20);
    const play: Play = {
      world,
      random: prng(seed),
      received: new Map(),
      returned: new Map(),
      checkouts: [],
      log: [],
    };
    for (let sequence = 0; sequence < sequences; sequence += 1) {
      const person = pick(play.random, world.persons);
      for (let at = 0; at < steps; at += 1) await step(play, person);
      const broken = await brokenHolds(play, person);
      expect({ seed, person: person.name, broken, log: broken.length > 0 ? play.log : [] }).toEqual(
        { seed, person: person.name, broken: [], log: [] },
      );
    }
    for (const line of play.log) {
      const [, name = '', done] = /Person \S+ (\w+) (?:.*(200$| pays ))?/.exec(line) ?? [];
      if (done) reached.add(name);
    }
    await world.close();
  }
  // An action that never succeeds is not walked.
  expect(about.filter((name) => !reached.has(name))).toEqual([]);
}, 900_000);
