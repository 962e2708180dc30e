import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ServerBehaviour } from '#tests/mail/mail-server';
import { OutboxHarness } from '#tests/outbox/outbox-harness';

const second = 1_000;
const minute = 60 * second;

jest.setTimeout(60_000);

let office: OutboxHarness;

beforeEach(async () => {
  office = new OutboxHarness();
  await office.open();
});
afterEach(() => office.close());

async function expectAllMailed(ids: readonly string[]): Promise<void> {
  const { received, unacknowledged } = office.server;
  expect(office.delivered()).toEqual([...ids].sort());
  expect(await office.backlog()).toEqual({ waiting: 0, parked: 0 });
  // Whatever the server took without a word came again as the same mail.
  for (const { mail } of unacknowledged) {
    expect(received.map((entry) => entry.mail.messageId)).toContain(mail.messageId);
  }
}

describe('everything is mailed within five minutes of the return of a server', () => {
  it('that was down, although the host was restarted meanwhile', async () => {
    await office.server.down();
    const ids = await office.owe(12);
    const courier = office.courier();
    await office.clock.pass(60 * minute);
    await courier.stop();
    ids.push(...(await office.owe(12)));
    office.courier();
    await office.clock.pass(10 * minute);
    await office.server.up();
    await office.clock.pass(5 * minute);
    await expectAllMailed(ids);
  });

  const behaviours: ServerBehaviour[] = [
    'defer',
    'closing',
    'drop-at-greeting',
    'drop-after-data',
    'hang',
    'hang-after-data',
    'refuse-sender',
  ];
  it.each(behaviours)('in the mood to %s', async (mood) => {
    office.server.mood = mood;
    const ids = await office.owe(8);
    const courier = office.courier();
    await office.clock.pass(3 * minute);
    ids.push(...(await office.owe(4)));
    courier.wake();
    await office.clock.pass(2 * minute);
    expect(office.delivered()).toEqual([]);

    office.server.mood = 'accept';
    await office.clock.pass(5 * minute);
    await expectAllMailed(ids);
  });

  it('that deferred everything for three hours', async () => {
    office.server.mood = 'defer';
    const ids = await office.owe(12);
    office.courier();
    await office.clock.pass(180 * minute);
    office.server.mood = 'accept';
    await office.clock.pass(5 * minute);
    await expectAllMailed(ids);
  });
});

describe('a server that is away', () => {
  it('is probed after 15, 30, 60 and 60 seconds, by one mail for all, whoever wakes the courier', async () => {
    await office.server.down();
    await office.owe(30);
    const courier = office.courier();
    for (const wait of [15, 30, 60, 60]) {
      expect(await office.clock.armed()).toBe(wait * second);
      courier.wake();
      await office.clock.jump(wait * second);
    }
    await office.server.up();
    await office.clock.pass(minute);
    expect(office.delivered()).toHaveLength(30);
  });

  it('costs no mail an attempt', async () => {
    await office.server.down();
    await office.owe(5);
    const courier = office.courier();
    await office.clock.pass(30 * minute);
    await courier.stop();
    const waiting = await office.store.claimDue('host', 10, office.clock.time);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
  });
});
