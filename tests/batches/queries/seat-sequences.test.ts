/** Lists, tasks and documents follow from a seat, as both databases work it out. */
import { describe, expect, test } from '@jest/globals';
import { readOutcomes } from '#lib/desk/views/outcomes';
import { membersOf } from '#lib/staff/rules';
import { at, byBank, day, openSeatDesk, toVisitors } from '#tests/batches/seat-desk';
import { testedEngines } from '#tests/platform/db/engines';

describe.each(testedEngines)('seats in sequence (%s)', (_engine, newPlace) => {
  async function onPlace(work: (desk: Awaited<ReturnType<typeof openSeatDesk>>) => Promise<void>) {
    const place = await newPlace();
    const { databaseUrl: DATABASE_URL } = place;
    const desk = await openSeatDesk(DATABASE_URL ? { DATABASE_URL } : {});
    try {
      await work(desk);
    } finally {
      await desk.close();
      await place.remove();
    }
  }
  const line = 'batch-k7m3qz';

  test('one person has one place, a seat that comes free is a task, and a move reissues what the tax needs', () =>
    onPlace(async (desk) => {
      await desk.addBatch({ seats: 1, mode: 'Chennai' });
      await desk.addBatch({ id: 'later', starts: '2027-02-01' });
      await desk.perform('ask-payment', { line, parts: 2 });
      const paid = { ...byBank('5841'), state: '29', invoiceName: 'Divya Sample' };
      await desk.perform('paid-elsewhere', paid);
      const waits = { batch: { id: 'k7m3qz', waits: true } };
      const ravi = await desk.person('Ravi', waits);
      await desk.person('Ravi', { ...waits, receivedAt: desk.clock.now + 1 });
      await desk.sent();
      expect(await desk.seats('k7m3qz')).toEqual([0, 1, 1]);
      const moved = await desk.perform('move-seat', { to: 'later' });
      expect(moved).toMatchObject({ status: 200, invoice: expect.stringMatching(/^HOA/) });
      expect(await desk.tasks(ravi.id)).toEqual(['seat-free']);
      expect(await desk.seats('later')).toEqual([0, 1, 0]);
      await desk.sent();
      expect((await desk.events()).sort()).toContain('k7m3qz 1');
    }));

  test('a cancelled batch ends what is unpaid, suspends what is part paid, and tells everybody', () =>
    onPlace(async (desk) => {
      await desk.addBatch();
      await desk.perform('ask-payment', { line, parts: 2, until: '2026-12-01' });
      await desk.perform('paid-elsewhere', byBank('5841'));
      const hari = await desk.person('Hari');
      await desk.performOn(hari.reference, 'ask-payment', { line });
      await desk.changeBatch('k7m3qz', { starts: '2027-01-11' });
      await desk.cancelBatch('k7m3qz');
      const notified = toVisitors(await desk.sent()).filter((mail) =>
        mail.endsWith('is cancelled'),
      );
      expect(notified.map((mail) => mail.replace(/@.*/, ''))).toEqual(['hari', 'meena']);
      expect(await desk.tasks()).toEqual(['batch-cancelled']);
      at(desk, '2027-01-05T10:00');
      expect(await desk.tasks()).toEqual(['batch-cancelled']);
      const { requests } = await desk.context.store.findPaymentFile(hari.id);
      expect(requests[0]).toMatchObject({ state: 'cancelled' });
    }));

  test('a seat that is only held goes with its batch, also for a move that was on its way when it was cancelled', () =>
    onPlace(async (desk) => {
      await desk.addBatch();
      await desk.addBatch({ id: 'later', starts: '2027-02-01' });
      await desk.perform('ask-payment', { line });
      await desk.cancelBatch('k7m3qz');
      // The member clicked a moment before the colleague did.
      desk.clock.now -= 1;
      expect((await desk.perform('move-seat', { from: 'k7m3qz', to: 'later' })).status).toBe(422);
      expect(await desk.seats('later')).toEqual([0, 0, 0]);
      expect(await desk.tasks()).toEqual([]);
    }));

  test('late money is a task, an expired request is found, and a sale is credited', () =>
    onPlace(async (desk) => {
      const { store, env } = desk.context;
      const { payment } = await desk.perform('ask-payment', { line: 'module-5' });
      desk.clock.now += 9 * day;
      expect(await desk.tasks()).toEqual(['expired-request']);
      const asked = {
        group: 'expired',
        today: '2026-12-03',
        query: '',
        limit: 9,
        offset: 0,
      } as const;
      const { rows } = await store.listPayments(asked);
      expect(rows.map(({ request }) => request)).toEqual([payment?.number]);
      expect((await store.sumGroups('2026-12-03', 0)).expired).toMatchObject({ many: 1 });
      await desk.perform('ask-payment', { line: 'module-5' });
      await desk.perform('paid-elsewhere', byBank('11682'));
      const of = { store, members: membersOf(env), now: desk.clock.now, by: 'month', of: '' };
      expect((await readOutcomes(of)).members[0]).toMatchObject({ closed: 1 });
      // Nothing but the call to fix the day of the first class.
      expect(await desk.tasks()).toEqual(['follow-up']);
    }));
});
