import { describe, expect, it, jest } from '@jest/globals';
import type { ServerBehaviour } from '#tests/platform/mail/mail-server';
import { OutboxHarness } from '#tests/platform/mail/outbox/outbox-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const second = 1_000;
const minute = 60 * second;

jest.setTimeout(60_000);

const harness = forEachTest(OutboxHarness.open);

async function expectAllMailed(ids: readonly string[]): Promise<void> {
  const { received, unacknowledged } = harness().server;
  expect(harness().delivered()).toEqual([...ids].sort());
  expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
  // Whatever the server took without a word came again as the same mail.
  for (const { mail } of unacknowledged) {
    expect(received.map((entry) => entry.mail.messageId)).toContain(mail.messageId);
  }
}

describe('everything is mailed within five minutes of the return of a server', () => {
  it('that was down, although the host was restarted meanwhile', async () => {
    await harness().server.down();
    const ids = await harness().owe(12);
    const worker = harness().worker();
    await harness().clock.pass(60 * minute);
    await worker.stop();
    ids.push(...(await harness().owe(12)));
    harness().worker();
    await harness().clock.pass(10 * minute);
    await harness().server.up();
    await harness().clock.pass(5 * minute);
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
    harness().server.behaviour = mood;
    const ids = await harness().owe(8);
    const worker = harness().worker();
    await harness().clock.pass(3 * minute);
    ids.push(...(await harness().owe(4)));
    worker.wake();
    await harness().clock.pass(2 * minute);
    expect(harness().delivered()).toEqual([]);

    harness().server.behaviour = 'accept';
    await harness().clock.pass(5 * minute);
    await expectAllMailed(ids);
  });

  it('that was down for three days, while questions came in every hour', async () => {
    await harness().server.down();
    const ids: string[] = [];
    const worker = harness().worker();
    for (let hour = 0; hour < 72; hour += 1) {
      ids.push(...(await harness().owe(3)));
      worker.wake();
      await harness().clock.pass(60 * minute);
    }
    const said = (words: RegExp) => harness().logLines.filter((line) => words.test(line)).length;
    // Once a minute at most, and one mail that finds out.
    expect(said(/^mail server away/)).toBeLessThan(72 * 60 + 10);
    expect(await harness().backlog()).toEqual({ waiting: ids.length, parked: 0 });
    await harness().server.up();
    await harness().clock.pass(5 * minute);
    await expectAllMailed(ids);
    expect(said(/^mail (?:away|deferred)/)).toBeLessThanOrEqual(3);
  });

  it('that deferred everything for three hours', async () => {
    harness().server.behaviour = 'defer';
    const ids = await harness().owe(12);
    harness().worker();
    await harness().clock.pass(180 * minute);
    harness().server.behaviour = 'accept';
    await harness().clock.pass(5 * minute);
    await expectAllMailed(ids);
  });
});

describe('a server that is away', () => {
  it('is probed after 15, 30, 60 and 60 seconds, by one mail for all, whoever wakes the mail worker', async () => {
    await harness().server.down();
    await harness().owe(30);
    const worker = harness().worker();
    for (const wait of [15, 30, 60, 60]) {
      expect(await harness().clock.armed()).toBe(wait * second);
      worker.wake();
      await harness().clock.jump(wait * second);
    }
    await harness().server.up();
    await harness().clock.pass(minute);
    expect(harness().delivered()).toHaveLength(30);
  });

  it('costs no mail an attempt', async () => {
    await harness().server.down();
    await harness().owe(5);
    const worker = harness().worker();
    await harness().clock.pass(30 * minute);
    await worker.stop();
    const waiting = await harness().store.claimDue('host', 10, harness().clock.time);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
  });
});
