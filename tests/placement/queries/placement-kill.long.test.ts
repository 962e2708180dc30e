import { expect, it } from '@jest/globals';
import { openStore } from '#lib/start/open-store';
import { engines } from '#tests/platform/db/engines';
import { linesUntilKilled } from '#tests/platform/db/killed-child';

const rounds = 10;

it.each(Object.entries(engines))(
  'placement on %s is whole after each of ten kills: what was acknowledged is there, with its mail, once',
  async (_engine, newPlace) => {
    const place = await newPlace();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const words = [place.dataDir, place.databaseUrl ?? ''];
      const killAt = 1 + Math.floor(Math.random() * 60);
      const line = { said: /^\w+ .{36}$/, killAt };
      acknowledged.push(
        ...(await linesUntilKilled('placement/queries/placement-kill-child', words, line)),
      );
    }
    const store = await openStore(place);
    const candidates = await store.listCandidates({});
    const byId = new Map(candidates.map((each) => [each.id, each]));
    const order = ['asked', 'yes', 'slot', 'hired'];
    const reached = new Map<string, number>();
    for (const line of acknowledged) {
      const [step = '', id = ''] = line.split(' ');
      reached.set(id, Math.max(reached.get(id) ?? 0, order.indexOf(step)));
    }
    expect(reached.size).toBeGreaterThan(rounds);
    for (const [id, step] of reached) expect(byId.get(id)).toMatchObject(atLeast(step));
    for (const { id, vacancyId, enquiryId, state, slotAt } of candidates) {
      const consents = await store.listConsents(vacancyId);
      const steps = state === 'asked' ? 0 : state === 'hired' ? 3 : slotAt === undefined ? 1 : 2;
      // Nothing is shown without its record; every step has one mail, and one line of the history.
      expect([id, consents.length]).toEqual([id, steps === 0 ? 0 : 1]);
      const { mails } = await store.findRelations(enquiryId);
      expect([id, mails.filter(({ role }) => role === 'visitor').length]).toEqual([id, steps]);
      const events = (await store.listEvents(enquiryId)).filter(({ action }) => action === 'slot');
      expect([id, events.length]).toEqual([id, steps]);
      expect(await store.findVacancy(vacancyId)).toMatchObject({
        state: state === 'hired' ? 'filled' : 'open',
      });
    }
    await store.close();
    await place.remove();
  },
  180_000,
);

const atLeast = (step: number) => {
  if (step === 3) return { state: 'hired' };
  return step === 2 ? { slotAt: 1 } : {};
};
