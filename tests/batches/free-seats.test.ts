/** Seats that are taken and come free: what another system hears, and who is offered one. */
import { describe, expect, test } from '@jest/globals';
import { sendBatchMails } from '#lib/batches/jobs';
import { freeSeats } from '#lib/batches/queries/seats';
import { endTask } from '#lib/tasks/queries';
import { day, openSeatDesk } from '#tests/batches/seat-desk';
import { openBatchDesk } from '#tests/desk/batch-desk';
import { payDue } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

describe('another system', () => {
  const desk = forEachTest(openSeatDesk);
  const line = 'batch-k7m3qz';
  const events = async () => {
    await desk().sent();
    return desk().events();
  };

  test('hears of each seat that is held, taken, or comes free, also where nobody waits', async () => {
    await desk().addBatch({ seats: 2 });
    expect(await events()).toEqual([]);
    await desk().perform('ask-payment', { line });
    expect(await events()).toEqual(['k7m3qz 1']);
    await payDue(desk());
    expect(await events()).toEqual(['k7m3qz 1']);
    const [invoice] = (await desk().file()).documents;
    const back = { payment: invoice?.payment, amount: '11682', reason: 'Agreed' };
    await desk().perform('refund', back);
    expect(await events()).toEqual(['k7m3qz 2']);
    expect(await events()).toEqual([]);
  });

  test('hears of it from the transaction that did it, before any job has run', async () => {
    await desk().addBatch({ seats: 2 });
    await desk().addBatch({ id: 'later', starts: '2027-02-01' });
    await desk().perform('ask-payment', { line });
    expect(await desk().events()).toEqual(['k7m3qz 1']);
    await desk().perform('cancel-payment');
    expect(await desk().events()).toEqual(['k7m3qz 2']);
    await desk().perform('ask-payment', { line: ['batch-later'] });
    await desk().perform('ask-payment', { line });
    expect((await desk().events()).sort()).toEqual(['k7m3qz 1', 'later 11', 'later 12']);
    await payDue(desk());
    expect(await desk().events()).toEqual(['k7m3qz 1']);
    await desk().perform('move-seat', { to: 'later' });
    expect((await desk().events()).sort()).toEqual(['k7m3qz 2', 'later 11']);
    await desk().context.store.eraseEnquiry(desk().id, desk().clock.now);
    expect(await desk().events()).toEqual(['later 12']);
    expect(await events()).toEqual([]);
  });

  test('hears nothing where no address is set', async () => {
    await desk().context.store.hearSeats(false);
    await desk().addBatch({ seats: 2 });
    await desk().perform('ask-payment', { line });
    expect(await desk().events()).toEqual([]);
  });

  test('hears of a hold that ran out, of more seats, and of both batches of a move', async () => {
    await desk().addBatch({ seats: 2 });
    await desk().addBatch({ id: 'later', starts: '2027-02-01' });
    await desk().perform('ask-payment', { line, until: '2026-11-26' });
    expect(await events()).toEqual(['k7m3qz 1']);
    desk().clock.now += 3 * day;
    expect(await events()).toEqual(['k7m3qz 2']);
    await desk().changeBatch('k7m3qz', { seats: 3 });
    expect(await events()).toEqual(['k7m3qz 3']);
    await desk().perform('ask-payment', { line });
    await events();
    await desk().perform('move-seat', { to: 'later' });
    expect((await events()).sort()).toEqual(['k7m3qz 3', 'later 11']);
  });
});

describe('a free seat', () => {
  const at = forEachTest(openBatchDesk);

  async function threeWait() {
    const { id } = await at().add({ seats: 1 });
    const seated = await at().seat(id, { email: 'seated@example.com', phone: '' });
    const waiting = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      at().desk.clock.now += 1000;
      const person = { email, phone: '', batch: { id, waits: true }, paid: false };
      waiting.push(await at().seat('none', person));
    }
    await sendBatchMails(at().desk.context);
    return { id, seated, waiting };
  }

  const offered = async (people: readonly { readonly id: string }[]) => {
    const { context } = at().desk;
    await sendBatchMails(context);
    const tasks = await Promise.all(people.map(({ id }) => context.store.listTasksOf(id)));
    return tasks.map((each) => each.length);
  };

  const pass = async (enquiry: string) => {
    const [task] = await at().desk.context.store.listTasksOf(enquiry);
    const end = { at: at().desk.clock.now, by: 'meena@example.com', how: 'done-task' };
    await at().inTransaction((tx) => endTask(tx, task?.id ?? '', end));
  };

  const free = async (request: string) => {
    await at().inTransaction((tx) => freeSeats(tx, { request }));
  };

  test('is offered to the first; passed on, at once to the next, and to nobody after the last', async () => {
    const { seated, waiting } = await threeWait();
    expect(await offered(waiting)).toEqual([0, 0, 0]);
    await free(seated.request);
    expect(await offered(waiting)).toEqual([1, 0, 0]);
    await pass(waiting[0]?.id ?? '');
    const { store } = at().desk.context;
    expect(await store.listTasksOf(waiting[1]?.id ?? '')).toHaveLength(1);
    expect(await offered(waiting)).toEqual([0, 1, 0]);
    await pass(waiting[1]?.id ?? '');
    await pass(waiting[2]?.id ?? '');
    expect(await offered(waiting)).toEqual([0, 0, 0]);
  });

  test('that somebody takes ends the task, and the next one that comes free begins with the first again', async () => {
    const { id, seated, waiting } = await threeWait();
    await free(seated.request);
    await offered(waiting);
    await pass(waiting[0]?.id ?? '');
    const other = await at().seat(id, { email: 'other@example.com', phone: '' });
    expect(await offered(waiting)).toEqual([0, 0, 0]);
    at().desk.clock.now += 60_000;
    await free(other.request);
    expect(await offered(waiting)).toEqual([1, 0, 0]);
  });

  test('and a second one are offered to two people, and not to who has withdrawn', async () => {
    const { id, seated, waiting } = await threeWait();
    await free(seated.request);
    await at().change({ seats: 2, version: 1 }, id);
    expect(await offered(waiting)).toEqual([1, 1, 0]);
    await at().desk.context.store.eraseEnquiry(waiting[0]?.id ?? '', at().desk.clock.now);
    expect(await offered(waiting)).toEqual([0, 1, 1]);
  });
});
