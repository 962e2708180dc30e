import { describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { hourMs as hour } from '#lib/platform/values/india';
import { OutboxHarness } from '#tests/platform/mail/outbox/outbox-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const second = 1_000;
const minute = 60 * second;

jest.setTimeout(30_000);

const harness = forEachTest(OutboxHarness.open);

describe('where a mail, the mail server or the store fails, the mail worker', () => {
  it('parks a mail that is refused for good, and sends the others', async () => {
    await harness().owe(1, { to: 'gone@example.com' });
    const ids = await harness().owe(3);
    harness().server.behaviour = (recipient) =>
      recipient === 'gone@example.com' ? 'refuse' : 'accept';
    await harness().worker().idle();
    expect(harness().delivered()).toEqual(ids.sort());
    expect(await harness().backlog()).toEqual({ waiting: 0, parked: 1 });
  });

  it('parks a mail after three days of deferrals, not before', async () => {
    await harness().owe(1);
    harness().server.behaviour = 'defer';
    harness().worker();
    for (let hours = 0; hours < 66; hours += 6) await harness().clock.jump(6 * hour);
    expect(await harness().backlog()).toEqual({ waiting: 1, parked: 0 });
    await harness().clock.jump(6 * hour);
    expect(await harness().backlog()).toEqual({ waiting: 0, parked: 1 });
  });

  it('does not let one mail that upsets the server hold up the others', async () => {
    await harness().owe(1, { to: 'poison@example.com' });
    const ids = await harness().owe(40);
    harness().server.behaviour = (recipient) =>
      recipient === 'poison@example.com' ? 'drop-after-data' : 'accept';
    harness().worker();
    await harness().clock.pass(5 * minute);
    expect(harness().delivered()).toEqual(ids.sort());
    expect(await harness().backlog()).toEqual({ waiting: 1, parked: 0 });
  });

  it('lets a mail that alone is deferred wait, however many others go out', async () => {
    await harness().owe(1, { to: 'full@example.com' });
    let tries = 0;
    harness().server.behaviour = (recipient) => {
      if (recipient !== 'full@example.com') return 'accept';
      tries += 1;
      return 'defer';
    };
    const worker = harness().worker();
    for (let count = 0; count < 30; count += 1) {
      await harness().owe(1);
      worker.wake();
      await worker.idle();
      await harness().clock.pass(minute);
    }
    expect(harness().delivered()).toHaveLength(30);
    expect(tries).toBeLessThan(12);
  });

  it('waits out a store that cannot write', async () => {
    const ids = await harness().owe(3);
    await sql`pragma query_only = 1`.execute(harness().database.db);
    harness().worker();
    await harness().clock.pass(minute);
    expect(harness().delivered()).toEqual([]);
    await sql`pragma query_only = 0`.execute(harness().database.db);
    await harness().clock.pass(minute);
    expect(harness().delivered()).toEqual(ids.sort());
    expect(harness().logLines.join()).toContain('store-unavailable');
  });

  it('sends no mail again that went out while the store could not write it down', async () => {
    const ids = await harness().owe(2);
    harness().server.behaviour = () => {
      void sql`pragma query_only = 1`.execute(harness().database.db);
      return 'accept';
    };
    harness().worker();
    await harness().clock.pass(10 * minute);
    harness().server.behaviour = 'accept';
    await sql`pragma query_only = 0`.execute(harness().database.db);
    await harness().clock.pass(10 * minute);
    expect(harness().delivered()).toEqual(ids.sort());
    expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
  });
});
