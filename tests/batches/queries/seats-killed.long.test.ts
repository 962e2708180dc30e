/** Two hosts take last seats at the same moments, and one or both are killed meanwhile: no seat twice, none lost. */
import { expect, test } from '@jest/globals';
import { batchOf } from '#tests/platform/db/batch-samples';
import { engines, openAt } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { linesUntilKilled } from '#tests/platform/db/killed-child';

/** Two hosts are killed in each. */
const rounds = 100;
const seatsEach = 8;
const by = { member: 'meena@example.com', at: 0 };

test.each(['sqlite', 'postgres'] as const)(
  'of two hosts that are killed two hundred times while they take last seats, each seat is one person’s (%s)',
  async (engine) => {
    const place = await engines[engine]();
    const store = await openAt(place);
    const where = place.databaseUrl ?? place.dataDir;
    const people = [enquiryOf(), enquiryOf()];
    for (const each of people) await store.recordSubmission(each, []);
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      const ids = Array.from({ length: seatsEach }, (_, at) => `r${round}x${at}`);
      for (const id of ids) await store.addBatch(batchOf({ id, seats: 1 }), by);
      const answers = await Promise.all(
        people.map(({ id }) =>
          linesUntilKilled('batches/queries/seat-child', [where, id, ...ids], {
            said: /^r\d+x\d+$/,
            killAt: Math.floor(Math.random() * seatsEach),
          }),
        ),
      );
      for (const id of ids) {
        const seated = await store.listSeated(id, by.at);
        expect(seated.length).toBeLessThanOrEqual(1);
        taken += seated.length;
        // Every acknowledged seat is there.
        for (const [who, got] of answers.entries()) {
          if (got.includes(id)) expect(seated[0]?.enquiry).toBe(people[who]?.id);
        }
      }
    }
    expect(taken).toBeGreaterThan(rounds);
    await store.close();
    await place.remove();
  },
  600_000,
);
