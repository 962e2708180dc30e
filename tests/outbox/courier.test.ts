import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OutboxHarness } from '#tests/outbox/outbox-harness';

const second = 1_000;
const minute = 60 * second;

jest.setTimeout(30_000);

let office: OutboxHarness;

beforeEach(async () => {
  office = new OutboxHarness();
  await office.open();
});
afterEach(() => office.close());

describe('the courier', () => {
  it('mails what was owed before it started, and each once', async () => {
    const ids = await office.owe(25);
    await office.courier().idle();
    expect(office.delivered()).toEqual(ids.sort());
    expect(await office.backlog()).toEqual({ waiting: 0, parked: 0 });
  });

  it('says where a fault of ours arose that keeps it from its work', async () => {
    await office.owe(1);
    await office.database.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    office.courier();
    const logged = () => office.logLines.find((line) => line.startsWith('courier waits'));
    while (!logged()) await new Promise(setImmediate);
    expect(logged()).toMatch(/"reason":"Error ERR_SQLITE_ERROR".*sqlite-dialect/);
  });

  it('mails at once what it is woken for', async () => {
    const courier = office.courier();
    await courier.idle();
    const ids = await office.owe(1);
    courier.wake();
    await courier.idle();
    expect(office.delivered()).toEqual(ids);
  });

  it('finds within half a minute what nobody woke it for', async () => {
    const courier = office.courier();
    await courier.idle();
    const ids = await office.owe(1);
    await office.clock.pass(30 * second);
    expect(office.delivered()).toEqual(ids);
  });

  it('shares the work with another host, and neither repeats the other', async () => {
    const ids = await office.owe(60);
    const couriers = [office.courier('one'), office.courier('two')];
    await Promise.all(couriers.map((courier) => courier.idle()));
    await Promise.all(couriers.map((courier) => courier.stop()));
    expect(office.delivered()).toEqual(ids.sort());
  });

  it('takes over the leases of its dead self at once, those of others when they run out', async () => {
    await office.owe(1);
    await office.store.claimDue('host', 1, office.clock.time);
    await office.owe(1);
    await office.store.claimDue('other host', 1, office.clock.time);
    await office.courier().idle();
    expect(office.delivered()).toHaveLength(1);
    await office.clock.pass(3 * minute);
    expect(office.delivered()).toHaveLength(2);
  });

  it('ends the sends under way when it is stopped, and gives the rest back at once', async () => {
    const ids = await office.owe(10);
    const courier = office.courier();
    await new Promise<void>((resolve) => {
      office.server.mood = () => {
        resolve();
        return 'accept';
      };
    });
    await courier.stop();
    const sent = office.delivered();
    const rest = await office.store.claimDue('other host', 10, office.clock.time);
    expect(sent.length).toBeLessThan(10);
    expect([...sent, ...rest.map(({ messageId }) => messageId)].sort()).toEqual(ids.sort());
    await courier.idle();
  });

  it('says nothing personal in its log', async () => {
    await office.owe(2);
    office.server.mood = 'refuse';
    await office.courier().idle();
    expect(office.logLines.length).toBeGreaterThan(2);
    expect(office.logLines.join()).not.toMatch(/meena|example\.com|mailbox/i);
  });
});
