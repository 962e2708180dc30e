/** Two hundred people sit a paper at once, and each of their saves is there. */
import { expect, test } from '@jest/globals';
import { engines, openAt } from '#tests/platform/db/engines';
import { startSitting } from '#tests/practice/queries/running-sitting';

const people = 200;
const rounds = 5;
const noon = Date.parse('2026-11-24T12:00:00+05:30');
const at = Array.from({ length: people }, (_, number) => number);

test.each(['sqlite', 'postgres'] as const)(
  'two hundred sittings that save at once on %s lose nothing, and none writes into another',
  async (engine) => {
    const place = await engines[engine]();
    const store = await openAt(place);
    const ids: string[] = [];
    for (const number of at) ids.push((await startSitting(store, number, noon)).id);
    for (let round = 0; round < rounds; round += 1) {
      const saved = await Promise.all(
        ids.map((id, number) =>
          store.saveExam({
            ...{ id, at: noon, from: round, by: `tab ${number}` },
            cells: { [`cell${round}`]: `${number} of ${round}` },
          }),
        ),
      );
      expect(new Set(saved.map((each) => `${each.done} ${'rev' in each && each.rev}`))).toEqual(
        new Set([`saved ${round + 1}`]),
      );
    }
    for (const [number, id] of ids.entries()) {
      const own = Array.from({ length: rounds }, (_, round) => [
        `cell${round}`,
        `${number} of ${round}`,
      ]);
      expect((await store.findExam(id))?.typed).toEqual(Object.fromEntries(own));
    }
    expect(await store.listOverdueExams(noon + 2_400_000 + 60_000)).toHaveLength(people);
    await store.close();
    await place.remove();
  },
);
