import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { OutboxHarness } from '#tests/outbox/outbox-harness';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

jest.setTimeout(30_000);

let office: OutboxHarness;

beforeEach(async () => {
  office = new OutboxHarness();
  await office.open();
});
afterEach(() => office.close());

describe('where a mail, the mail server or the store fails, the courier', () => {
  it('parks a mail that is refused for good, and sends the others', async () => {
    await office.owe(1, { to: 'gone@example.com' });
    const ids = await office.owe(3);
    office.server.mood = (recipient) => (recipient === 'gone@example.com' ? 'refuse' : 'accept');
    await office.courier().idle();
    expect(office.delivered()).toEqual(ids.sort());
    expect(await office.backlog()).toEqual({ waiting: 0, parked: 1 });
  });

  it('parks a mail after three days of deferrals, not before', async () => {
    await office.owe(1);
    office.server.mood = 'defer';
    office.courier();
    for (let hours = 0; hours < 66; hours += 6) await office.clock.jump(6 * hour);
    expect(await office.backlog()).toEqual({ waiting: 1, parked: 0 });
    await office.clock.jump(6 * hour);
    expect(await office.backlog()).toEqual({ waiting: 0, parked: 1 });
  });

  it('does not let one mail that upsets the server hold up the others', async () => {
    await office.owe(1, { to: 'poison@example.com' });
    const ids = await office.owe(40);
    office.server.mood = (recipient) =>
      recipient === 'poison@example.com' ? 'drop-after-data' : 'accept';
    office.courier();
    await office.clock.pass(5 * minute);
    expect(office.delivered()).toEqual(ids.sort());
    expect(await office.backlog()).toEqual({ waiting: 1, parked: 0 });
  });

  it('lets a mail that alone is deferred wait, however many others go out', async () => {
    await office.owe(1, { to: 'full@example.com' });
    let tries = 0;
    office.server.mood = (recipient) => {
      if (recipient !== 'full@example.com') return 'accept';
      tries += 1;
      return 'defer';
    };
    const courier = office.courier();
    for (let count = 0; count < 30; count += 1) {
      await office.owe(1);
      courier.wake();
      await courier.idle();
      await office.clock.pass(minute);
    }
    expect(office.delivered()).toHaveLength(30);
    expect(tries).toBeLessThan(12);
  });

  it('waits out a store that cannot write', async () => {
    const ids = await office.owe(3);
    await sql`pragma query_only = 1`.execute(office.database.db);
    office.courier();
    await office.clock.pass(minute);
    expect(office.delivered()).toEqual([]);
    await sql`pragma query_only = 0`.execute(office.database.db);
    await office.clock.pass(minute);
    expect(office.delivered()).toEqual(ids.sort());
    expect(office.logLines.join()).toContain('store-unavailable');
  });

  it('sends no mail again that went out while the store could not write it down', async () => {
    const ids = await office.owe(2);
    office.server.mood = () => {
      void sql`pragma query_only = 1`.execute(office.database.db);
      return 'accept';
    };
    office.courier();
    await office.clock.pass(10 * minute);
    office.server.mood = 'accept';
    await sql`pragma query_only = 0`.execute(office.database.db);
    await office.clock.pass(10 * minute);
    expect(office.delivered()).toEqual(ids.sort());
    expect(await office.backlog()).toEqual({ waiting: 0, parked: 0 });
  });
});
